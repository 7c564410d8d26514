import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { VacancyOptions } from './VacancyOptions'

const vacancies = ['Staf\u00a0Administrasi  Gudang', 'Kasir'].map((name) => ({ klobVacancyCode: name, name }))

test.each(['staf administrasi gudang', '\u200bAdministrasi\u00a0 Gudang'])(
  'a vacancy with no-break spaces and runs of blanks in its name is found by %j',
  async (keyword) => {
    await mount(
      <VacancyOptions
        label="Lowongan"
        searchLabel="Cari lowongan"
        searchText={({ name }) => name}
        read={{ data: vacancies, error: null, refetch: () => {} }}
        columns={[{ title: 'Nama', width: '1fr' }]}
        renderCells={({ name }) => [
          <button key="name" type="button">
            {name}
          </button>,
        ]}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Kasir' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Cari lowongan' }).fill(keyword)
    await expect.element(page.getByRole('button', { name: 'Kasir' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Staf Administrasi Gudang' })).toBeVisible()
  },
)
