import { signInAll } from '@klob/console-testing'

signInAll()
