import { Button } from '@mantine/core'
import { IconMessageSearch } from '@tabler/icons-react'
import { serverNow } from '~/api/identity/clock'
import { numberText } from '~/lib/texts/numbers'
import { briefMoment } from '~/lib/time/dates'
import type { ConversationConfig } from '../conversationConfig'
import classes from './CheckReplies.module.css'
import type { Reply } from './readReply'
import { MAX_THREADS, type ReplyCheck } from './useReplyCheck'

type Props = {
  check: ReplyCheck
  /** The conversations to check. */
  people: readonly ConversationConfig[]
}

/** The number of people by result, as text. */
function summary({ contactWith, at }: ReplyCheck, people: readonly ConversationConfig[]): string {
  const found = people.flatMap((one) => contactWith(one).reply ?? [])
  if (found.length === 0) return ''
  const count = (...kinds: Reply['kind'][]) => found.filter(({ kind }) => kinds.includes(kind)).length
  const parts = [
    [count('replied', 'answered'), 'membalas'],
    [count('waiting'), 'belum membalas'],
    [count('noThread'), 'tanpa percakapan'],
    [count('unclear'), 'tidak dapat dibedakan'],
    [count('failed'), 'gagal diperiksa'],
    [people.length - found.length, 'belum diperiksa'],
  ] as const
  const texts = parts.filter(([n]) => n > 0).map(([n, what]) => `${numberText(n)} ${what}`)
  return `Pukul ${briefMoment(at, serverNow()).split(' ')[1]}: ${texts.join(', ')}`
}

/** The button that checks for replies, with progress and summary; results per person are shown elsewhere. */
export function CheckReplies({ check, people }: Props) {
  const { progress } = check
  const count = check.nextToCheck(people).length
  return (
    <span className={`row dimmed ${classes.check}`}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconMessageSearch size={16} aria-hidden />}
        disabled={people.length === 0}
        title={
          people.length === 0
            ? 'Pilih orang, atau tulis pesan dahulu'
            : `Memeriksa ${numberText(count)} percakapan, paling banyak ${MAX_THREADS} sekali jalan`
        }
        onClick={() => (progress ? check.stop() : check.check(people))}
      >
        {progress ? 'Hentikan' : 'Periksa balasan'}
      </Button>
      <span role="status">
        {progress
          ? `Memeriksa ${numberText(Math.min(progress.done + 1, progress.total))} dari ${numberText(progress.total)}...`
          : summary(check, people)}
      </span>
    </span>
  )
}
