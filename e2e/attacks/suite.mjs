/** Regular tests that are part of this suite: redirects, addresses, files, formulas, double submits, tokens, sign-out. */
export const specs = [
  'e2e/specs/identity',
  'e2e/specs/shell/badUrls.spec.ts',
  'e2e/specs/shell/rights.spec.ts',
  'e2e/specs/shell/permissions.spec.ts',
  'e2e/specs/talents/talentUrl.spec.ts',
  'e2e/specs/messages/messageLinks.spec.ts',
  'e2e/specs/messages/messageContents.spec.ts',
  'e2e/specs/recruitment/recruitmentFiles.spec.ts',
  'e2e/specs/dashboard/infographic.spec.ts',
]
