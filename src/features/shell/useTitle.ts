import { useMatches } from '@tanstack/react-router'

/** What the page that stands there is called, if its route says so. */
export const useTitle = (): string | undefined =>
  useMatches({ select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []).at(-1) })
