/** Profiles that were opened and actions that were logged in this world, oldest first. */
export const activityState = () => ({
  profileViews: [] as { targetUserId: string; companyId: string }[],
  actions: [] as { entity: string; entityId: string; companyId: string }[],
})
