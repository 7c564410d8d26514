import type { MasterQuestion } from '~/api/contract/vacancies/masterQuestions'
import type { UploadedFile } from '../../engine/content/files'
import { masterQuestions } from './masterQuestions'

/** Questions of a world. */
export const questionState = () => ({
  /** Newest first. */
  masterQuestions: [...masterQuestions] as MasterQuestion[],
  /** Uploaded files to fill in, by the question's id. */
  templates: new Map<string, UploadedFile>(),
})
