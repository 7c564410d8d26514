import { sentRecently } from '~/conversation/delivery/deliverOnce'
import type { UserScope } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { textToHtml } from '~/lib/texts/text'
import type { Question } from '~/ui/dialogs/dialogs'
import type { Recipient } from '../conversationConfig'
import type { MessageTexts } from '../fillMessage'
import { sharedTimesCount } from '../interview/personTimes'
import { type InterviewTimes, timeText } from '../interview/schedule'

/** A filled message to one person; `times` are those of this person alone. */
type Mail = { person: Recipient; texts: MessageTexts; times: InterviewTimes | undefined }

/** The confirmation of a message to many: everybody by name, with what is to be known before it is sent. */
export function bulkQuestion(
  writer: UserScope,
  mails: readonly Mail[],
  { noun, vacancy }: { noun: string; vacancy: string | undefined },
): Question {
  const isAgain = ({ person, texts }: Mail) => sentRecently.has(writer, person.userId, textToHtml(texts.text.trim()))
  const again = mails.filter(isAgain).length
  const sharing = sharedTimesCount(mails.map(({ times }) => times ?? []))
  const notes = [
    ...(vacancy === undefined ? [] : [`Lowongan: ${vacancy}.`]),
    ...(sharing > 0 ? [`${numberText(sharing)} orang mempunyai jadwal yang sama dengan orang lain.`] : []),
    ...(again > 0 ? [`${numberText(again)} orang menerima pesan yang sama kurang dari 10 menit yang lalu.`] : []),
  ]
  const itemOf = (mail: Mail) => {
    const { person, times = [] } = mail
    const { name, notice } = person
    const isRepeat = isAgain(mail)
    const at = times.filter(Boolean).map(timeText).join('; ')
    const facts = [at, isRepeat ? `sudah dikirimi pesan yang sama${notice === undefined ? '' : '.'}` : '']
    const known = facts.filter(Boolean).join(', ')
    const own = known === '' ? notice === undefined && name : `${name}: ${known}`
    return {
      text: [own, notice].filter(Boolean).join(' '),
      isFailure: isRepeat || notice !== undefined,
    }
  }
  return {
    title: `Kirim pesan ke ${numberText(mails.length)} ${noun}`,
    message: adminTexts.conversation.send,
    note: notes.join(' '),
    items: mails.map(itemOf),
    yes: 'Ya',
    no: 'Tidak',
    destructive: again > 0,
  }
}
