import { signInAll } from '../../support/signIn'

signInAll()
