import { Button } from '@mantine/core'
import { useState } from 'react'
import { isFilterMinute } from '~/lib/time/dates'
import { confirm } from '~/ui/dialogs/dialogs'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { MinuteField } from '~/ui/fields/MinuteField'
import { MoreItem } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import classes from './InterviewTimes.module.css'
import { type PersonTimes, timesInSequence } from './personTimes'
import { type InterviewTimes, MAX_TIMES } from './schedule'

/** Drawn at first, since each person has a day and a time. */
const FIRST = 10
const steps = ['15', '30', '45', '60', '90'].map((minutes) => ({ id: minutes, text: `${minutes} menit` }))
const oneTime: InterviewTimes = ['']

type Props = {
  people: readonly { userId: string; name: string }[]
  times: PersonTimes
  change: (times: PersonTimes) => void
}

/** Interview times of each person alone: typed, or one after the other from that of the first person. */
export function EachPersonsTimes({ people, times, change }: Props) {
  const { shown, rest } = useUnfolding(people, FIRST)
  const [step, setStep] = useState('30')
  const timesOf = (userId: string) => times.get(userId) ?? oneTime
  const setTimes = (userId: string, next: InterviewTimes) => change(new Map(times).set(userId, next))
  const start = timesOf(people[0]!.userId)[0] ?? ''
  const canFill = isFilterMinute(start)
  async function fillAll() {
    const hasOthers = people.slice(1).some(({ userId }) => timesOf(userId).some(Boolean))
    const question = {
      title: 'Isi berurutan',
      message: 'Jadwal yang sudah diisi untuk orang lain akan diganti.',
      yes: 'Ganti',
      no: 'Batal',
    }
    if (hasOthers && !(await confirm(question))) return
    const sequence = timesInSequence(start, Number(step), people.length)
    change(new Map(people.map(({ userId }, n) => [userId, n === 0 ? timesOf(userId) : [sequence[n]!]])))
  }
  return (
    <fieldset className={`stack ${classes.times}`}>
      <legend>Jadwal wawancara setiap orang</legend>
      <div className={`row ${classes.sequence}`}>
        <CompactSelect label="Jarak" options={steps} value={step} onChange={setStep} />
        <Button variant="default" size="xs" disabled={!canFill} onClick={() => void fillAll()}>
          Isi berurutan dari jadwal pertama
        </Button>
        <span className="caption dimmed">Sampai pukul 17.00, lalu hari kerja berikutnya. Waktu dalam WIB.</span>
      </div>
      <ul className={`plain-list stack ${classes.people}`} aria-label="Jadwal setiap orang" tabIndex={-1}>
        {shown.map(({ userId, name }) => {
          const own = timesOf(userId)
          return (
            <li key={userId} className={`break-anywhere ${classes.person}`}>
              {own.map((time, n) => (
                <MinuteField
                  // A time is identified by its position.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={n}
                  label={n === 0 ? `Jadwal ${name}` : `Jadwal ${n + 1} ${name}`}
                  value={time}
                  defaultTime="09:00"
                  onChange={(next) =>
                    setTimes(
                      userId,
                      own.map((one, at) => (at === n ? (next ?? '') : one)),
                    )
                  }
                />
              ))}
              {own.length < MAX_TIMES && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  aria-label={`Tambah pilihan jadwal ${name}`}
                  onClick={() => setTimes(userId, [...own, ''])}
                >
                  + Pilihan
                </Button>
              )}
            </li>
          )
        })}
        <MoreItem {...rest} />
      </ul>
    </fieldset>
  )
}
