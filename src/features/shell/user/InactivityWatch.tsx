import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { endsInactive, noteInput } from '~/api/identity/inactivity'
import { session } from '~/api/identity/session'
import classes from './InactivityWatch.module.css'

/** How long before its end the session's end is said (WCAG 2.2.1). */
const WARNING_MS = 60_000
const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

/** Ends the session after the time without input in any tab, and says so a minute before (decision 'inactivity'). */
export function InactivityWatch() {
  const [isWarning, setWarning] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      if (session.state() !== 'open') return setWarning(false)
      const left = endsInactive(Date.now()) - Date.now()
      setWarning(left > 0 && left <= WARNING_MS)
      if (left <= 0) return session.end()
      timer = setTimeout(check, left > WARNING_MS ? left - WARNING_MS : left)
    }
    const onInput = () => {
      noteInput()
      check()
    }
    const options = { capture: true, passive: true }
    for (const name of INPUTS) window.addEventListener(name, onInput, options)
    // Input in another tab, and a computer that wakes up.
    window.addEventListener('storage', check)
    document.addEventListener('visibilitychange', check)
    const stop = session.subscribe(check)
    noteInput()
    check()
    return () => {
      clearTimeout(timer)
      stop()
      for (const name of INPUTS) window.removeEventListener(name, onInput, options)
      window.removeEventListener('storage', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  return (
    <div role="alert">
      {isWarning && (
        <div className={classes.notice}>
          Sesi Anda berakhir dalam satu menit karena tidak ada aktivitas.
          <Button size="xs">Tetap masuk</Button>
        </div>
      )}
    </div>
  )
}
