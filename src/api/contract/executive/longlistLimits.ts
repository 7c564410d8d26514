/** Longest texts of a longlist user, in characters (wire decisions G14, C30). */
export const userLimits = {
  firstName: 100,
  lastName: 100,
  email: 100,
  phone1: 20,
  phone2: 20,
  address: 500,
  linkedinUrl: 500,
  igId: 64,
  notes: 4000,
}
/** Longest texts of an education, in characters (wire decision C31). */
export const educationLimits = { major: 150, institutionName: 150, location: 150 }
/** Longest texts of a job, in characters (wire decision C31). */
export const jobLimits = { position: 150, institutionName: 150, location: 150, jobDetail: 4000 }
