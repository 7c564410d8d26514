import { signInAll } from '@klob/console-testing'
import { test } from '@playwright/test'

// The accounts that the tests use; a sign-in costs half a second.
for (const { title, signIn } of signInAll(['budi.santoso', 'siti.aminah'])) test(title, signIn)
