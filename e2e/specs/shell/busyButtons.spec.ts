import { openTalents } from '../../support/talents'
import { openStage, panel } from '../../support/stages'
import { expect, holdBack, test } from '../../support/test'

// Which focus and width a busy button has is told by its component test; here a dialog lets it keep them.
test('the button of a dialog keeps the focus while it is busy and when it fails', async ({ page, world }) => {
  await world.fault({ endpoint: 'saveTalentQuery', kind: 'status', status: 500, times: 0 })
  await openTalents(page, '?firstNames=Ayu')
  await page.getByRole('button', { name: 'Simpan Filter' }).click()
  // The dialog has moved the focus to its first field.
  await expect(page.getByRole('textbox', { name: 'Masukan nama filter:' })).toBeFocused()
  await page.keyboard.type('Si Ayu')
  const button = page
    .getByRole('dialog', { name: 'SIMPAN FILTER' })
    .getByRole('button', { name: 'Simpan', exact: true })
  for (const press of [() => button.click(), () => button.press('Enter')]) {
    const release = await holdBack(page, /population\/saveQuery/)
    await press()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toBeFocused()
    release()
    await expect(button).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(button).toBeFocused()
  }
})

test('the buttons of notes stay where they are while a note is saved', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  const ayu = panel(page, /^Ayu/)
  await ayu.getByRole('textbox', { name: 'Catatan 1', exact: true }).fill('Komunikasi baik')
  const next = ayu.getByRole('button', { name: 'Simpan dan berikutnya' })
  const save = ayu.getByRole('button', { name: 'Simpan', exact: true })
  await expect(ayu.getByText('Belum disimpan')).toBeVisible()
  const before = [await next.boundingBox(), await save.boundingBox()]
  const release = await holdBack(page, /pipeline\/stage\/update/)
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(save).toBeFocused()
  expect([await next.boundingBox(), await save.boundingBox()]).toEqual(before)
  release()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
})
