/** The mutated files and folders: rules without user interface. */
export const TARGETS = [
  'src/lib/rules',
  'src/lib/time',
  'src/lib/statusTones.ts',
  'src/record/merge.ts',
  'src/record/versions.ts',
  'src/record/items.ts',
  'src/record/drafts.ts',
  'src/api/tags/tags.ts',
  'src/api/errors.ts',
  'src/features/schedule/onHoursRules.ts',
  'src/features/schedule/offRanges.ts',
  'src/features/publicVacancy/vacancyRules.ts',
]

/** Equivalent mutants and the reason: 'path: what: code'. */
export const ALIVE = [
  [
    "src/record/versions.ts: another text: ''",
    'a path has a first name: the empty one is there for the compiler alone',
  ],
  ["src/record/merge.ts: another text: 'theirs'", 'every answer but three means it; the word is for who reads it'],
  [
    "src/features/schedule/offRanges.ts: another text: ''",
    'rows without a day are not sent, and a path has both names',
  ],
]
