const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Small line drawings for what is not there; they say nothing that the words beside them do not. */
export const drawings = {
  empty: (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden {...line}>
      <path d="M14 60h68M22 60V20a4 4 0 0 1 4-4h30l14 14v30M56 16v14h14" />
      <circle cx="46" cy="42" r="9" />
      <path d="m53 49 8 8" />
    </svg>
  ),
  error: (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden {...line}>
      <path d="M14 60h68M24 44a14 14 0 0 1 4-27 18 18 0 0 1 34-2 14 14 0 0 1 8 28" />
      <path d="m51 30-8 14h10l-7 14" />
    </svg>
  ),
  locked: (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden {...line}>
      <path d="M14 60h68" />
      <rect x="32" y="32" width="32" height="28" rx="4" />
      <path d="M38 32v-8a10 10 0 0 1 20 0v8M48 43v6" />
    </svg>
  ),
  lost: (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden {...line}>
      <path d="M14 60h68M30 60V26M30 28h30l8 6-8 6H30M66 60V46M66 46H44l-6-5" />
    </svg>
  ),
}
