import { test } from '@playwright/test'
import { signInAll } from '../../support/signIn'

for (const { title, signIn } of signInAll()) test(title, signIn)
