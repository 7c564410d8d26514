import type { ReactNode } from 'react'
import classes from './ProfileGroups.module.css'

type Item = {
  title: ReactNode
  /** Beside the title, at the right edge. */
  aside?: string
  lines: readonly (ReactNode | null | undefined | false)[]
}
/** Entries of a profile; `aside` stands beside the title. */
export type ItemGroup = { title: string; aside?: string; items: readonly Item[] }

/** A group of short texts; nothing without any. */
export function ProfileTags({ title, tags }: { title: string; tags: readonly ReactNode[] }) {
  if (tags.length === 0) return null
  return (
    <ProfileGroup title={title}>
      <ul className={`plain-list small break-anywhere ${classes.tags}`}>
        {tags.map((tag, n) => (
          // Texts need not be unique.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n}>{tag}</li>
        ))}
      </ul>
    </ProfileGroup>
  )
}

/** A group of entries; nothing without any. */
export function ProfileItems({ title, aside: total, items }: ItemGroup) {
  if (items.length === 0 && !total) return null
  return (
    <ProfileGroup title={title} aside={total}>
      <ul className={`stack plain-list break-anywhere ${classes.items}`}>
        {items.map(({ title: head, aside, lines }, item) => (
          // Entries have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={item}>
            <div className={classes.item}>
              <b>{head}</b>
              {aside && <span className="small tabular">{aside}</span>}
            </div>
            {lines.map(
              (line, n) =>
                line && (
                  // Lines have no identity of their own.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={n} className="small dimmed">
                    {line}
                  </span>
                ),
            )}
          </li>
        ))}
      </ul>
    </ProfileGroup>
  )
}

/** A part of the profile under its title. */
export function ProfileGroup({
  title,
  aside,
  children,
}: {
  title: string
  aside?: string | undefined
  children: ReactNode
}) {
  return (
    <section>
      <div className={classes.item}>
        <h3 className="small dimmed">{title}</h3>
        {aside && <span className="small dimmed tabular">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
