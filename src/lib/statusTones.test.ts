import { expect, test } from 'vitest'
import { toneOf } from './statusTones'

// By meaning: waiting for an action, running by itself, finished.
test.each([
  ['Active', 'good'],
  ['Draft', 'attention'],
  ['Closed', 'neutral'],
  ['ACTIVE', 'good'],
  ['OPEN', 'attention'],
  ['INPROCESS', 'good'],
  ['WAITING_FOR_CONFIRMATION', 'attention'],
  ['PAYMENT_IN_PROCESS', 'attention'],
  ['SCREENING_PROCESS', 'good'],
  ['ASSESSMENT', 'good'],
  ['NEW', 'attention'],
  ['USER', 'attention'],
  ['ADMIN', 'neutral'],
  ['ya', 'good'],
  ['tidak', 'neutral'],
  ['SUCCESS', 'good'],
  ['FAILED', 'bad'],
  ['FAILED: baris 3: tahap tidak dikenal', 'bad'],
  ['', 'neutral'],
])('%s is %s', (status, tone) => expect(toneOf(status)).toBe(tone))
