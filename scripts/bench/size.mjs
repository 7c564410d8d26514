// npm run bench -- --only size: the same steps at a small and at the large size of an employer, side by side.
import { setTimeout as sleep } from 'node:timers/promises'
import write from 'write-excel-file/node'
import { click, open, origin, type } from './benchBrowser.mjs'

const times = (count, make) => Array.from({ length: count }, (_, n) => make(n))
const CHOICES = times(20, (n) => `Pilihan ${n + 1}`).join('\n')
const questionsOf = (count) =>
  times(count, (n) => ({
    questionText: `Pertanyaan ${n + 1}`,
    questionType: 'choice',
    answerNote: `${CHOICES}\nCatatan ${n + 1}`,
  }))
const STAGES = ['Lamaran Masuk', 'Seleksi Berkas', 'Tes', 'Wawancara', 'Penawaran', 'Diterima']
/** A vacancy with that many applicants: all in the first stage, or in all of them in turn. */
const applicantsOf = (count, stages) => ({
  vacancies: [{ klobVacancyCode: 'VAC-UKUR', corporateId: 'COR0001', name: 'Staf Gudang', status: 'Active' }],
  applications: times(count, (n) => ({
    vacancyCode: 'VAC-UKUR',
    userId: `USR${String(n + 300).padStart(8, '0')}`,
    stage: STAGES[n % stages],
  })),
})
const STAGE = '/dashboard/0/atsreport/VAC-UKUR?id=VAC-UKUR.STG-1&stage=Lamaran%20Masuk'
const JOB = { location: null, companySector: null, employment: null, startDate: null, endDate: null, imageUrl: null }
const FORM = '/dashboard/0/create-job-vacancy/edit/VAC-UKUR'
const BOARD = '/dashboard/0/atsreport/VAC-AKTIF-01?id=VAC-AKTIF-01.STG-1&stage=Lamaran%20Masuk&view=board'
const button = (page, name) => page.getByRole('button', { name })
const firstCard = (page) => page.locator('[data-stage]:first-child li[data-index]').first()
/** What the page does when its window is looked at again, after its answers are no longer fresh. */
const lookAgain = (page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
const vacancyOf = (more) => ({
  vacancies: [{ klobVacancyCode: 'VAC-UKUR', name: 'Penjaga Arsip', status: 'Draft', ...more }],
})

const companiesOf = (count) => {
  const corporates = times(count, (n) => ({ corporateId: `COR2${String(n).padStart(3, '0')}` }))
  return {
    corporates: corporates.map((one, n) => ({ ...one, corporateName: `PT Anak Usaha ${n + 1}` })),
    accounts: [{ username: 'siti.aminah', corporates: corporates.map((one) => ({ ...one, rights: 'everything' })) }],
  }
}

/**
 * What grows: its sizes, the records of the world, and the steps. A step does something, after which `ready` is to be seen;
 * the first one opens the page. A step whose `ready` is a selector clicks what it returns, and is measured in the page from
 * the button's release, without the search for button and outcome; one that returns a time has measured itself.
 */
const SUBJECTS = [
  {
    name: 'vacancy form, questions of 20 choices',
    sizes: [5, 200],
    seed: (count) =>
      vacancyOf({
        questions: questionsOf(count),
      }),
    at: FORM,
    ready: (page) => page.getByRole('group', { name: 'Pertanyaan 1', exact: true }),
    steps: [
      [
        'all opened',
        async (page) => {
          // A few are open already.
          const all = button(page, 'Buka semua pertanyaan')
          if (await all.isVisible()) await all.click()
        },
        (page) => page.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' }).first(),
      ],
      [
        'one added',
        (page) => button(page, '+ Tambahkan Pertanyaan'),
        (_, count) => `[role="group"][aria-label="Pertanyaan ${count + 1}"] input`,
      ],
      [
        'checked',
        (page) =>
          button(page, /^Simpan/)
            .first()
            .click(),
        (page) => page.getByText(/wajib|tersimpan|Periksa/i).first(),
      ],
    ],
  },
  {
    name: 'stored questions',
    sizes: [5, 200],
    seed: (count) => vacancyOf({ questions: questionsOf(count) }),
    at: FORM,
    ready: (page) => page.getByRole('group', { name: 'Pertanyaan 1', exact: true }),
    steps: [
      [
        'one changed and saved',
        async (page) => {
          const all = button(page, 'Buka semua pertanyaan')
          if (await all.isVisible()) await all.click()
          await page.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' }).first().fill('Lain')
          await button(page, 'Simpan').first().click()
        },
        (page) => page.getByText(/tersimpan|berhasil|Silahkan|Periksa/i).first(),
      ],
      [
        'all deleted',
        async (page) => {
          await page.getByRole('radio', { name: 'Tidak', exact: true }).click()
          await button(page, 'YA, YAKIN').click()
        },
        (page) => page.getByRole('radio', { name: 'Tidak', exact: true, checked: true }),
      ],
    ],
  },
  {
    name: 'description, characters, ten keys',
    sizes: [500, 50_000],
    seed: (count) => vacancyOf({ description: '<p>Tugas utama dari jabatan ini ada di sini.</p>'.repeat(count / 41) }),
    at: FORM,
    ready: (page) => page.getByRole('textbox', { name: 'Deskripsi Lowongan' }).first(),
    steps: [
      [
        'typed',
        async (page) => {
          await page.getByRole('textbox', { name: 'Deskripsi Lowongan' }).first().click()
          await page.keyboard.type('sepuluhkey', { delay: 60 })
        },
        (page) => page.getByText('sepuluhkey'),
      ],
    ],
  },
  {
    name: 'board, cards of a column',
    sizes: [54, 10_000],
    seed: (count) => ({
      applications: times(count - 54, (n) => ({
        vacancyCode: 'VAC-AKTIF-01',
        person: { firstName: 'Pelamar', lastName: `Nomor ${n}` },
      })),
    }),
    at: BOARD,
    ready: firstCard,
    steps: [
      [
        'twenty times End',
        async (page) => {
          await firstCard(page).getByRole('link').focus()
          for (let n = 0; n < 20; n += 1) {
            await page.keyboard.press('End')
            await page.waitForLoadState('networkidle')
          }
        },
        firstCard,
      ],
      ['window again', lookAgain, firstCard],
    ],
  },
  {
    name: 'board, cards of six columns',
    sizes: [60, 900],
    seed: (count) => applicantsOf(count, STAGES.length),
    at: `${STAGE}&view=board`,
    ready: firstCard,
    steps: [
      [
        'each to its end',
        async (page, count) => {
          for (const column of await page.locator('[data-stage]').all()) {
            await column.getByRole('link').first().focus()
            for (let n = 0; n < Math.ceil(count / STAGES.length / 50); n += 1) {
              await page.keyboard.press('End')
              await page.waitForLoadState('networkidle')
            }
          }
        },
        (page) => page.locator('[data-stage]:last-child li[data-index]').last(),
      ],
    ],
  },
  {
    name: 'message run, people',
    sizes: [10, 1_000],
    seed: (count) => applicantsOf(count, 1),
    at: STAGE,
    ready: (page) => page.getByRole('checkbox', { name: 'Pilih Semua' }),
    steps: [
      [
        'asked',
        async (page, count) => {
          await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
          if (count > 10) await button(page, /^Pilih semua 1\.000/).click()
          await button(page, 'Pesan ke yang dipilih').click()
          const dialog = page.getByRole('dialog')
          await dialog
            .getByRole('textbox', { name: 'Pesan', exact: true })
            .fill('Halo [NAMA], kami kabari pekan depan.')
          await dialog.getByRole('button', { name: 'KIRIM' }).click()
        },
        (page) => page.getByRole('button', { name: 'Ya', exact: true }),
      ],
      [
        'ten sent',
        (page) => page.getByRole('button', { name: 'Ya', exact: true }).click(),
        (page) =>
          page
            .getByRole('status')
            .filter({ hasText: /: [1-9]\d+ dari/ })
            .first(),
      ],
    ],
  },
  {
    name: 'report, vacancies',
    sizes: [60, 5_000],
    scenario: (count) => (count > 60 ? 'five-thousand-vacancies' : undefined),
    at: '/dashboard/0/atsreport',
    ready: (page) => page.getByRole('article').first(),
    steps: [['window again', lookAgain, (page) => page.getByRole('article').first()]],
  },
  {
    name: 'sheet of 30 columns, rows',
    sizes: [50, 5_000],
    prepare: (count) =>
      write([
        ['Email', 'Stage', ...times(28, (n) => `Kolom ${n + 1}`)].map((value) => ({ value })),
        ...times(count, (n) => [`p${n}@surel.example`, 'Tes', ...times(28, () => 'isi')].map((value) => ({ value }))),
      ]).toBuffer(),
    at: '/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01',
    ready: (page) => button(page, 'Upload Perubahan'),
    steps: [
      [
        'read',
        async (page, _, buffer) => {
          await button(page, 'Upload Perubahan').click()
          const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
          await page.getByLabel('Pilih berkas').setInputFiles({ name: 'perubahan.xlsx', mimeType, buffer })
        },
        (page) => page.getByText(/baris perubahan/),
      ],
    ],
  },
  {
    name: 'ticket, replies',
    sizes: [5, 500],
    seed: (count) => ({
      tickets: [{ messageId: 'ES-UKUR', replies: times(count, (n) => ({ html: `<p>Balasan ${n + 1}</p>` })) }],
    }),
    at: '/dashboard/0/contact-us/ES-UKUR',
    ready: (page, count) => page.getByText(`Balasan ${count}`, { exact: true }),
  },
  {
    name: 'longlist record, jobs',
    sizes: [5, 200],
    seed: (count) => ({
      longlist: [
        {
          user: { corporateId: 'COR0001', firstName: 'Panjang' },
          jobs: times(count, (n) => ({
            ...JOB,
            id: `J${n}`,
            position: `Jabatan ${n}`,
            institutionName: 'PT',
            jobDetail: null,
          })),
        },
      ],
    }),
    at: (ids) => `/dashboard/0/es-longlist/form/${ids.longlist[0]}`,
    ready: (page) => button(page, 'Ubah Jabatan 0'),
  },
  {
    name: 'conversation, messages',
    sizes: [3, 1_000],
    at: (_, count) => {
      const userId = count > 3 ? 'USR-RAMAI' : 'USR-BAYU'
      return `/dashboard/0/talentsearch?userId=${userId}&name=Orang&msgId=MSG-talent-COR0001-${userId}`
    },
    ready: (page) => page.locator('[role="dialog"] li[data-index]').last(),
  },
  {
    name: 'companies',
    sizes: [3, 302],
    account: 'siti.aminah',
    seed: companiesOf,
    at: '/home',
    ready: (page) => page.getByRole('main').getByRole('link').first(),
  },
  {
    name: 'switcher, companies',
    sizes: [8, 302],
    account: 'siti.aminah',
    seed: companiesOf,
    at: '/dashboard/0',
    ready: (page) => button(page, /^Ganti perusahaan/),
    steps: [
      [
        'opened',
        (page) => button(page, /^Ganti perusahaan/).click(),
        (page) => page.getByRole('textbox', { name: 'Cari perusahaan' }),
      ],
      [
        'worst of nine keys',
        async (page) => {
          const field = await page.getByRole('textbox', { name: 'Cari perusahaan' }).elementHandle()
          const { keys } = await type({ page, spent: async () => 0 }, field, 'usaha 302')
          return Math.max(...keys)
        },
      ],
    ],
  },
  {
    name: 'master questions',
    sizes: [20, 20_000],
    seed: (count) => ({
      ...vacancyOf({ questions: [{ questionText: 'Mengapa?', questionType: 'text', answerNote: 'Singkat' }] }),
      questions: times(count, (n) => ({
        corporateId: 'COR0001',
        questionText: `Induk ${n + 1}`,
        questionType: 'text',
      })),
    }),
    at: FORM,
    ready: (page) => page.getByRole('combobox', { name: 'Pertanyaan', exact: true }),
    steps: [
      [
        'list opened',
        (page) => page.getByRole('combobox', { name: 'Pertanyaan', exact: true }).click(),
        (page) => page.getByRole('option').first(),
      ],
    ],
  },
  {
    name: 'dashboard, offices',
    sizes: [3, 500],
    seed: (count) => {
      const offices = times(count, (n) => ({ text: `Kantor ${n + 1}`, province: 'ID-JB', address: 'Jalan Raya 1' }))
      return {
        corporates: [{ corporateId: 'COR0001', offices }],
        employees: offices.map((office, n) => ({
          corporateId: 'COR0001',
          person: { firstName: 'Pegawai', lastName: `Nomor ${n}` },
          office: { id: `OFF-U${n}`, text: office.text },
        })),
      }
    },
    at: '/dashboard/0?test=int01&split=Office',
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  {
    name: 'infographic of 38 provinces, more people',
    sizes: [1, 1_000],
    seed: (count) => ({
      people: times(count, (n) => ({
        firstName: 'Talenta',
        lastName: `Nomor ${n}`,
        province: { id: 'ID-JB', text: 'Jawa Barat' },
      })),
    }),
    at: '/dashboard/0/infographic?province=ID-JB',
    ready: (page) => page.getByRole('table', { name: 'Semua provinsi' }),
  },
  {
    name: 'saved filters',
    sizes: [10, 2_000],
    seed: (count) => ({
      savedQueries: times(count, (n) => ({
        family: 'talent',
        corporateId: 'COR0001',
        queryName: `Filter ${n + 1}`,
        body: { gender: 'F' },
      })),
    }),
    at: '/dashboard/0/talentsearch',
    ready: (page) => button(page, 'Lihat Filter'),
    steps: [
      [
        'list opened',
        async (page) => {
          await button(page, 'Lihat Filter').click()
          await button(page, 'Semua filter').click()
        },
        (page) => page.getByRole('dialog', { name: 'List Filter' }).getByRole('row').nth(1),
      ],
    ],
  },
  {
    name: 'saved results',
    sizes: [10, 2_000],
    seed: (count) => ({
      savedResults: times(count, (n) => ({ corporateId: 'COR0001', filterName: `Hasil ${n + 1}`, totalData: n })),
    }),
    at: '/dashboard/0/es-admin-query',
    ready: (page) => page.getByRole('button', { name: 'Riwayat Hasil' }),
    steps: [
      [
        'history opened',
        (page) => page.getByRole('button', { name: 'Riwayat Hasil' }).click(),
        (page) => page.getByRole('dialog').getByRole('row').nth(1),
      ],
    ],
  },
]

/** A context in a world of its own. */
async function openWorld(browser, state, { seed, scenario }, count) {
  const world = `size-${Math.random().toString(36).slice(2)}`
  const control = async (what, data) => {
    const headers = { 'x-mock-session': world, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/__mock/${what}`, { method: 'POST', headers, body: JSON.stringify(data) })
    if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`)
    return answer.json()
  }
  if (scenario?.(count)) await control('scenario', { name: scenario(count) })
  const ids = seed ? await control('seed', seed(count)) : {}
  const cookie = { name: 'mock-session', value: world, url: origin }
  const session = await open(browser, 1, state)
  await session.page.context().addCookies([cookie])
  await session.page.unrouteAll()
  await session.page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  return { ...session, ids }
}

/** What a step costs: time until its outcome is seen, its longest task, the page's elements, its calls and their size. */
async function measure(page, step, isNew = false) {
  const before = await page.evaluate(() => {
    if (window.bench) window.bench.tasks = []
    return performance.getEntriesByType('resource').length
  })
  const shown = await step()
  await page.waitForLoadState('networkidle')
  await sleep(500)
  const result = await page.evaluate(
    (from) => {
      const calls = performance
        .getEntriesByType('resource')
        .slice(from)
        .filter(({ name }) => name.includes('/rest/'))
      return {
        longest: Math.max(0, ...window.bench.tasks),
        elements: document.querySelectorAll('*').length,
        calls: calls.length,
        bytes: calls.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      }
    },
    isNew ? 0 : before,
  )
  return { shown, ...result }
}

async function visit(browser, states, subject, count) {
  const { page, ids, close } = await openWorld(browser, await states(subject.account), subject, count)
  const { at, ready, steps = [], prepare } = subject
  const prepared = await prepare?.(count)
  const address = origin + (typeof at === 'function' ? at(ids, count) : at)
  const until = async (act, outcome) => {
    const start = performance.now()
    const measured = await act()
    await outcome?.waitFor({ timeout: 60_000 })
    return typeof measured === 'number' ? measured : performance.now() - start
  }
  try {
    const opened = () => page.goto(address, { waitUntil: 'commit' }).then(() => undefined)
    const results = [['opened', await measure(page, () => until(opened, ready(page, count)), true)]]
    for (const [name, act, isReady] of steps) {
      // An answer is fresh for half a minute.
      if (act === lookAgain) await sleep(31_000)
      const outcome = isReady?.(page, count)
      const target = typeof outcome === 'string' && (await act(page).elementHandle())
      const step = target
        ? () => click(page, target, outcome)
        : () => until(async () => act(page, count, prepared), outcome)
      results.push([name, await measure(page, step)])
    }
    return results
  } finally {
    await close()
  }
}

const ms = (value) => `${Math.round(value)}`
const COLUMNS = [
  ['shown ms', ({ shown }) => ms(shown)],
  ['longest task ms', ({ longest }) => ms(longest)],
  ['elements', ({ elements }) => String(elements)],
  ['calls', ({ calls }) => String(calls)],
  ['KB', ({ bytes }) => String(Math.round(bytes / 1_024))],
]

/** Measures every subject at both sizes; `only` is a part of a subject's name. */
export async function measureSize(browser, states, only = '') {
  const rows = []
  for (const subject of SUBJECTS.filter(({ name }) => name.includes(only))) {
    const title = `${subject.name} (${subject.sizes.map((size) => size.toLocaleString('en')).join(' / ')})`
    try {
      const few = await visit(browser, states, subject, subject.sizes[0])
      const many = await visit(browser, states, subject, subject.sizes[1])
      for (const [n, [step, figures]] of few.entries())
        rows.push([`${title}, ${step}`, ...COLUMNS.map(([, textOf]) => `${textOf(figures)} / ${textOf(many[n][1])}`)])
    } catch (error) {
      // The others are measured all the same.
      console.error(`${title}: ${error.message}`)
      rows.push([title, ...COLUMNS.map(() => 'failed')])
    }
  }
  return [['Small / large size', ...COLUMNS.map(([title]) => title)], ...rows]
}
