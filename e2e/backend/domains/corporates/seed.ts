import type { Option } from '~/api/contract/values'

/** A corporate of the world; its logo is the file of that name, its referral codes are its own. */
export type CorporateRecord = Readonly<{
  corporateId: string
  corporateName: string
  referralCodes: readonly Option[]
}>

/** The three corporates of the demo; the second has no referral codes, the third no vacancies. */
export const corporates: readonly CorporateRecord[] = [
  {
    corporateId: 'COR0001',
    corporateName: 'PT Nusantara Karya Digital',
    referralCodes: [
      { id: 'REF-0007', text: 'NUSANTARA24' },
      { id: 'REF-0008', text: 'KAMPUS24' },
      { id: 'REF-0009', text: 'BURSAKERJA26' },
    ],
  },
  { corporateId: 'COR0002', corporateName: 'PT Samudra Logistik Abadi', referralCodes: [] },
  {
    corporateId: 'COR0003',
    corporateName: 'PT Cakrawala Energi',
    referralCodes: [
      { id: 'REF-0011', text: 'ENERGI26' },
      { id: 'REF-0012', text: 'CAKRAWALA26' },
    ],
  },
]
/** Referral codes of a corporate, none for an unknown one. */
export const referralCodesOf = (corporateId: string): readonly Option[] =>
  corporates.find((corporate) => corporate.corporateId === corporateId)?.referralCodes ?? []
