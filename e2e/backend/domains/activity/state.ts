/** Opened profiles and logged actions of this world, oldest first. */
export const activityState = () => ({
  profileViews: [] as { targetUserId: string; companyId: string }[],
  actions: [] as { entity: string; entityId: string; companyId: string }[],
})
