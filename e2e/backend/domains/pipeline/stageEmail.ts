import type { StageChange } from '~/api/contract/recruitment/stageChange'
import type { Option } from '../../../../src/api/values'
import { fullName } from '~/lib/texts/text'
import type { Application } from '../applications/application'

/** Stages without an e-mail template. */
const WITHOUT_EMAIL = ['Penawaran']
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** The e-mail to an applicant of a stage, with the first note in it; null fields for a stage without one. */
export function stageEmail(
  { person, vacancy }: Application,
  corporate: string,
  stage: Option,
  { field1 }: StageChange,
): { subject: string | null; bodyEmail: string | null } {
  if (WITHOUT_EMAIL.includes(stage.text)) return { subject: null, bodyEmail: null }
  // A hostile name is deliberately not escaped: the console must survive it.
  const name = fullName(person)
  return {
    subject: `Perkembangan lamaran ${vacancy.name} di ${corporate}`,
    bodyEmail:
      `<h2>Halo ${name},</h2><p>Lamaran Anda untuk <b>${vacancy.name}</b> kini berada di tahap <b>${stage.text}</b>.</p>` +
      (field1 ? `<blockquote>${escaped(field1)}</blockquote>` : '') +
      `<ul><li>Pantau lamaran Anda di akun KLOB.</li><li>Balas surel ini bila ada pertanyaan.</li></ul>` +
      `<p><img src="https://jejak.surel.example/buka.gif" alt=""><a href="https://karier.example/lamaran">Lihat lamaran</a></p><p>Salam,<br>${corporate}</p>`,
  }
}
