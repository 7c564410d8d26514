import type { ReactNode } from 'react'

/** A line drawing on a soft background. */
export const drawing = (parts: ReactNode) => (
  <svg
    viewBox="0 0 160 112"
    width="160"
    height="112"
    fill="none"
    stroke="var(--klob-primary-text)"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path
      fill="var(--klob-primary-soft)"
      stroke="none"
      d="M20 66c-6-30 20-54 54-54s68 14 66 50c-1 22-26 34-60 34s-56-8-60-30z"
    />
    <path d="M14 96h22m10 0h100M132 24v8m-4-4h8M26 34h.01M146 52h.01" />
    {parts}
  </svg>
)

/** Decorative drawings for empty and error states; the text beside them says everything. */
export const drawings = {
  empty: drawing(
    <>
      <path fill="var(--klob-surface)" d="M50 96V28a6 6 0 0 1 6-6h34l18 18v56z" />
      <path d="M90 22v18h18M62 44h16M62 56h24M62 68h12" />
      <circle fill="var(--klob-attention-soft)" cx="98" cy="70" r="15" />
      <path strokeWidth="4" d="m109 81 12 12" />
    </>,
  ),
  error: drawing(
    <>
      <path fill="var(--klob-surface)" d="M50 74a20 20 0 0 1-1-40 28 28 0 0 1 54-2 21 21 0 0 1 8 42z" />
      <path fill="var(--klob-attention-soft)" d="M84 44 68 72h12l-6 24 20-32H82l8-20z" />
    </>,
  ),
  locked: drawing(
    <>
      <path d="M62 50V38a18 18 0 0 1 36 0v12" strokeWidth="4" />
      <rect fill="var(--klob-surface)" x="50" y="50" width="60" height="46" rx="7" />
      <circle fill="var(--klob-attention-soft)" cx="80" cy="70" r="6" />
      <path d="M80 76v8" />
    </>,
  ),
  lost: drawing(
    <>
      <path d="M78 96V20" strokeWidth="4" />
      <path fill="var(--klob-surface)" d="M54 26h46l12 10-12 10H54z" />
      <path fill="var(--klob-attention-soft)" d="M104 56H62l-12 9 12 9h42z" />
      <path d="M66 36h22M72 65h20M66 96q2-10-4-14M92 96q-1-7 5-10" />
    </>,
  ),
}
