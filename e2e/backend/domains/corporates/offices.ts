import { z } from 'zod'
import { id } from '../../../../src/api/values'

/** Schema of an office of a corporate, the workplace of vacancies. */
export const officeRecord = z.strictObject({
  id,
  text: z.string(),
  province: z.string(),
  /** HTML as entered. */
  address: z.string(),
  /** The place's id in the map service. */
  placeId: z.string().nullable(),
})
/** An office of a corporate. */
export type Office = Readonly<z.infer<typeof officeRecord>>

const byCorporate: Readonly<Record<string, readonly Office[]>> = {
  COR0001: [
    {
      id: 'OFF-BDG',
      text: 'Kantor Bandung',
      province: 'Jawa Barat',
      address: '<p>Jl. Asia Afrika No. 65, Braga,<br>Kota Bandung 40111</p><p>Lantai 3 &amp; 4</p>',
      placeId: 'ChIJnU4hFZzmaC4Rk6Wv3N0aB01',
    },
    {
      id: 'OFF-JKT',
      text: 'Kantor Pusat Jakarta',
      province: 'DKI Jakarta',
      address: '<p>Jl. Jenderal Sudirman Kav. 52, Jakarta Selatan 12190</p>',
      placeId: 'ChIJnUvjRenzaS4RoobX2g-_cVM',
    },
    {
      id: 'OFF-YOG',
      text: 'Studio Yogyakarta',
      province: 'DI Yogyakarta',
      address: '<p>Jl. Kaliurang KM 5, Sleman 55281</p>',
      placeId: null,
    },
  ],
  COR0002: [
    {
      id: 'OFF-SBY',
      text: 'Pelabuhan Tanjung Perak',
      province: 'Jawa Timur',
      address: '<p>Jl. Perak Timur No. 620, Surabaya 60165</p>',
      placeId: 'ChIJk7p1QvP51y0Rz4S0aXc8d02',
    },
    {
      id: 'OFF-BPN',
      text: 'Gudang Balikpapan',
      province: 'Kalimantan Timur',
      address: '<p>Jl. Jenderal Sudirman No. 47, Balikpapan 76114</p>',
      placeId: null,
    },
  ],
}
/** The offices that a demo corporate starts with, none for one without vacancies. */
export const demoOfficesOf = (corporateId: string): readonly Office[] => byCorporate[corporateId] ?? []
