import type { Option } from '../../../../src/api/values'
import { spread } from '../../engine/content/random'

// ISO 3166-2:ID code, name, weight (people looking for work), cities; the last four were made in 2022.
const provinceRows = `AC|Aceh|5|Banda Aceh,Lhokseumawe
SU|Sumatera Utara|15|Medan,Pematangsiantar,Binjai
SB|Sumatera Barat|6|Padang,Bukittinggi
RI|Riau|6|Pekanbaru,Dumai
JA|Jambi|4|Jambi,Muaro Jambi
SS|Sumatera Selatan|8|Palembang,Prabumulih
BE|Bengkulu|2|Bengkulu,Curup
LA|Lampung|9|Bandar Lampung,Metro
BB|Kepulauan Bangka Belitung|2|Pangkalpinang,Tanjung Pandan
KR|Kepulauan Riau|3|Batam,Tanjungpinang
JK|DKI Jakarta|32|Jakarta Selatan,Jakarta Barat,Jakarta Timur,Jakarta Pusat,Jakarta Utara
JB|Jawa Barat|46|Bandung,Bekasi,Depok,Bogor,Cirebon,Karawang
JT|Jawa Tengah|33|Semarang,Surakarta,Purwokerto,Tegal
YO|DI Yogyakarta|9|Yogyakarta,Sleman,Bantul
JI|Jawa Timur|38|Surabaya,Malang,Sidoarjo,Kediri,Jember
BT|Banten|14|Tangerang,Tangerang Selatan,Serang,Cilegon
BA|Bali|6|Denpasar,Badung,Gianyar
NB|Nusa Tenggara Barat|4|Mataram,Bima
NT|Nusa Tenggara Timur|4|Kupang,Ende
KB|Kalimantan Barat|5|Pontianak,Singkawang
KT|Kalimantan Tengah|3|Palangka Raya,Sampit
KS|Kalimantan Selatan|4|Banjarmasin,Banjarbaru
KI|Kalimantan Timur|5|Balikpapan,Samarinda,Bontang
KU|Kalimantan Utara|1|Tarakan,Tanjung Selor
SA|Sulawesi Utara|3|Manado,Bitung
ST|Sulawesi Tengah|3|Palu,Morowali
SN|Sulawesi Selatan|8|Makassar,Parepare
SG|Sulawesi Tenggara|3|Kendari,Baubau
GO|Gorontalo|1|Gorontalo,Limboto
SR|Sulawesi Barat|1|Mamuju,Majene
MA|Maluku|2|Ambon,Tual
MU|Maluku Utara|1|Ternate,Tidore
PA|Papua|1|Jayapura,Sentani
PB|Papua Barat|1|Manokwari,Kaimana
PS|Papua Selatan|1|Merauke,Tanah Merah
PT|Papua Tengah|1|Nabire,Timika
PE|Papua Pegunungan|1|Wamena,Oksibil
PD|Papua Barat Daya|1|Sorong,Waisai`

/** A province with its cities. */
export type Province = Option & { cities: readonly string[] }

const weightedProvinces = provinceRows.split('\n').map((row): readonly [Province, number] => {
  const [code = '', text = '', weight, cities = ''] = row.split('|')
  return [{ id: `ID-${code}`, text, cities: cities.split(',') }, Number(weight)]
})

/** The 38 provinces by ISO 3166-2:ID (wire decision A16). */
export const provinces: readonly Province[] = weightedProvinces.map(([province]) => province)
/** Provinces repeated by their weight, for random choice. */
export const weightedHomes = spread(weightedProvinces)
/** The province of a code; the code must exist. */
export const provinceOf = (id: string): Province => {
  const found = provinces.find((province) => province.id === id)
  if (!found) throw new Error(`No province ${id}`)
  return found
}

const countryRows = `96 Indonesia;1 Afganistan;4 Aljazair;8 Argentina;11 Australia;12 Austria;15 Bangladesh;18 Belgia;28 Brasil;29 Brunei Darussalam
33 Kamboja;35 Kanada;41 Tiongkok;54 Denmark;58 Mesir;67 Finlandia;68 Prancis;76 Jerman;94 Hong Kong;95 India;98 Irak;99 Irlandia;102 Italia
104 Jepang;105 Yordania;109 Korea Selatan;112 Laos;126 Malaysia;129 Malta;134 Meksiko;141 Maroko;143 Myanmar;146 Nepal;147 Belanda
149 Selandia Baru;152 Nigeria;157 Norwegia;159 Pakistan;163 Papua Nugini;166 Filipina;168 Polandia;169 Portugal;171 Qatar;176 Rusia
186 Arab Saudi;189 Singapura;195 Afrika Selatan;197 Spanyol;198 Sri Lanka;203 Swedia;204 Swiss;206 Taiwan;209 Thailand;210 Timor Leste
216 Turki;222 Uni Emirat Arab;223 Inggris Raya;224 Amerika Serikat;230 Vietnam`

/** Countries, Indonesia (CO96) first. */
export const countries: readonly Option[] = countryRows.split(/[;\n]/).map((row) => {
  const [, number, text] = /^(\d+) (.+)$/.exec(row) ?? []
  return { id: `CO${number}`, text: text ?? '' }
})
