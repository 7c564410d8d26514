import { useMatches } from '@tanstack/react-router'

/** The title of the current page, if its route has one. */
export const useTitle = (): string | undefined =>
  useMatches({ select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []).at(-1) })
