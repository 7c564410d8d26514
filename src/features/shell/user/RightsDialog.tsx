import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '~/api/identity/account'
import { type Corporate, session } from '~/api/contract/session'
import { query } from '~/api/queries'
import { flagNames, rightNames } from '~/lib/rules/rightNames'
import { allows, rightName, rights } from '~/lib/rules/rights'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Folding } from '~/ui/Folding'
import { Notice } from '~/ui/messages/Notice'
import classes from './RightsDialog.module.css'
import { keysOf } from '~/lib/fields'

const keys = keysOf(rightNames)
const flags = keysOf(flagNames)

function Granted({ isGranted, name, code }: { isGranted: boolean; name: string; code?: string }) {
  const Icon = isGranted ? IconCheck : IconMinus
  return (
    <li className={classes.right} data-granted={isGranted}>
      <Icon size={16} aria-hidden />
      <span>
        {name}
        <span className="visually-hidden">: {isGranted ? 'diizinkan' : 'tidak diizinkan'}</span>
      </span>
      {code && <code className="dimmed">{code}</code>}
    </li>
  )
}

const countText = (granted: readonly unknown[], all: readonly unknown[]) => `${granted.length} dari ${all.length}`

/** The rights in the job vacancy feature with a count of their own: they are not in the menus and are loaded separately. */
function VacancyRights({ corporateId }: { corporateId: string }) {
  const read = useQuery(query(session.vacancyRights, { corporateId }))
  const { data, error, refetch } = read
  if (data)
    return (
      <>
        <StaleNotice read={read} />
        <p className={`row dimmed ${classes.group}`}>
          <span>Fitur lowongan</span>
          <span className="push-end">
            {countText(
              flags.filter((flag) => data[flag]),
              flags,
            )}{' '}
            hak lowongan
          </span>
        </p>
        <ul className="plain-list">
          {flags.map((flag) => (
            <Granted key={flag} isGranted={data[flag]} name={flagNames[flag]} />
          ))}
        </ul>
      </>
    )
  if (!error) return <p role="status">Memuat hak lowongan...</p>
  return (
    <Notice isInline retry={() => void refetch()}>
      Hak lowongan gagal dimuat. {error.message}
    </Notice>
  )
}

function CorporateRights({ corporate, isFirst }: { corporate: Corporate; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst)
  const granted = keys.filter((key) => allows(corporate.menu, rights[key]))
  return (
    <Folding
      className={classes.corporate}
      isOpen={isOpen}
      setOpen={setOpen}
      summary={
        <>
          <span>{corporate.corporateName}</span>
          <span className={`push-end dimmed ${classes.count}`}>{countText(granted, keys)} hak menu</span>
        </>
      }
    >
      {isOpen && (
        <>
          <ul className="plain-list">
            {keys.map((key) => (
              <Granted
                key={key}
                isGranted={granted.includes(key)}
                name={rightNames[key]}
                code={rightName(rights[key])}
              />
            ))}
          </ul>
          <VacancyRights corporateId={corporate.corporateId} />
        </>
      )}
    </Folding>
  )
}

/** A user's rights in each company: menus are already loaded, the vacancy flags when a company is unfolded. */
export function RightsDialog({ account, index, onClose }: { account: Account; index: number; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Hak akses saya"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup hak akses saya' }}
    >
      {account.corporates.map((corporate, n) => (
        <CorporateRights key={corporate.corporateId} corporate={corporate} isFirst={n === index} />
      ))}
      <p className={`caption dimmed ${classes.note}`}>
        Hak diberikan administrator per perusahaan. Unduhan CV, portofolio, dan data pribadi pada profil pelamar
        ditentukan server untuk tiap pelamar.
      </p>
    </Dialog>
  )
}
