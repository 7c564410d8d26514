import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { Picture } from '~/ui/Picture'
import classes from './vacancyPage.module.css'

/** What a vacancy offers, in four columns (document 1 §2). */
export function Rewards({ rewards }: { rewards: PublicVacancy['rewards'] }) {
  return (
    <ul className={classes.rewards}>
      {rewards.map(({ imageUrl, description }, n) => (
        // Two benefits may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={n}>
          <Picture square url={imageUrl} name={description} size={48} />
          <span>{description}</span>
        </li>
      ))}
    </ul>
  )
}
