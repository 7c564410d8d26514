import type { StageChange } from '~/api/contract/recruitment/pipeline'
import type { Option } from '~/api/contract/values'
import { fullName } from '~/lib/texts/text'
import type { Application } from '../applications/application'

/** Stages for which nobody wrote an e-mail. */
const WITHOUT_EMAIL = ['Penawaran']
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** The e-mail that goes to an applicant of a stage; the first note is a word to them. Nothing where none was written. */
export function stageEmail(
  { person, vacancy }: Application,
  corporate: string,
  stage: Option,
  { field1 }: StageChange,
): { subject: string | null; bodyEmail: string | null } {
  if (WITHOUT_EMAIL.includes(stage.text)) return { subject: null, bodyEmail: null }
  // A hostile name stays as it is: what a sender forgot to escape is the reader's to survive.
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
