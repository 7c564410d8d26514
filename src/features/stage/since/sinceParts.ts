import type { StageParts } from '../pipeline/stageParts'
import { markAsSeen } from './seenApplicants'
import { SinceLine } from './SinceLine'
import { Visit } from './Visit'

export const sinceParts = { Visit, SinceLine, markAsSeen } satisfies Partial<StageParts>
