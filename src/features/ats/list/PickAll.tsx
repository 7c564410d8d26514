import { numberText } from '~/lib/texts/numbers'
import classes from './ApplicantList.module.css'
import { MAX_PICKED } from './useSelection'

type Props = {
  /** How many match the filter. */
  total: number
  onPage: number
  picked: number
  isLoading: boolean
  pickAll: () => void
  pickNobody: () => void
}

/** The second step after 'Pilih Semua': from everybody on the page to all that match. */
export function PickAll({ total, onPage, picked, isLoading, pickAll, pickNobody }: Props) {
  const isBeyond = picked > onPage
  return (
    <p role="status" className={classes.pickAll}>
      {isBeyond
        ? `${numberText(picked)} pelamar yang cocok dipilih, dari semua halaman.`
        : `Semua ${numberText(onPage)} pelamar di halaman ini dipilih.`}{' '}
      <button type="button" className="link-button" disabled={isLoading} onClick={isBeyond ? pickNobody : pickAll}>
        {isBeyond
          ? 'Batalkan pilihan'
          : isLoading
            ? 'Memilih...'
            : total > MAX_PICKED
              ? `Pilih ${numberText(MAX_PICKED)} pertama dari ${numberText(total)} yang cocok`
              : `Pilih semua ${numberText(total)} yang cocok`}
      </button>
    </p>
  )
}
