import { z } from 'zod'
import { option } from '../../../../src/api/values'
import type { DeepReadonly } from '../../engine/records'
import { demoOfficesOf, officeRecord } from './offices'

/** Schema of a corporate; its logo is a file name, referral codes and offices belong to it alone. */
export const corporateRecord = z.strictObject({
  corporateId: z.string().regex(/^COR\d+$/, 'COR and digits'),
  corporateName: z.string().min(1),
  referralCodes: z.array(option),
  offices: z.array(officeRecord),
})
/** A corporate of the world. */
export type CorporateRecord = DeepReadonly<z.infer<typeof corporateRecord>>

/** The three corporates of the demo; the second has no referral codes, the third no vacancies. */
export const corporates: readonly CorporateRecord[] = [
  {
    corporateId: 'COR0001',
    offices: demoOfficesOf('COR0001'),
    corporateName: 'PT Nusantara Karya Digital',
    referralCodes: [
      { id: 'REF-0007', text: 'NUSANTARA24' },
      { id: 'REF-0008', text: 'KAMPUS24' },
      { id: 'REF-0009', text: 'BURSAKERJA26' },
    ],
  },
  {
    corporateId: 'COR0002',
    offices: demoOfficesOf('COR0002'),
    corporateName: 'PT Samudra Logistik Abadi',
    referralCodes: [],
  },
  {
    corporateId: 'COR0003',
    offices: demoOfficesOf('COR0003'),
    corporateName: 'PT Cakrawala Energi',
    referralCodes: [
      { id: 'REF-0011', text: 'ENERGI26' },
      { id: 'REF-0012', text: 'CAKRAWALA26' },
    ],
  },
]
