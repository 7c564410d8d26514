import { IconBriefcase, IconStairs } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { keywordOf } from '~/api/contract/filterValues'
import { comparable } from '~/lib/texts/cleaned'
import type { Corporate } from '~/api/contract/session'
import { logStage } from '~/components/applicant/logStage'
import { vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import { usePinnedVacancies } from '~/components/vacancies/usePinnedVacancies'
import { joinReads } from '~/components/reads/StaleNotice'
import { allVacancies } from '~/components/vacancies/vacancies'
import { allows, rights, type VacancyFlag } from '~/lib/rules/rights'
import { numberText } from '~/lib/texts/numbers'
import { findEntries, findStages, limited, type PaletteGroup } from './find'

type Input = {
  userId: string
  corporate: Corporate
  index: string
  flags: Record<VacancyFlag, boolean> | undefined
  typed: string
}

/**
 * Vacancies by name or code and their stages, as far as permitted. Nothing is loaded without any of these
 * rights; the report comes from the cache if a screen has loaded it before.
 */
export function useVacancyItems({ userId, corporate: { corporateId, menu }, index, flags, typed }: Input) {
  const router = useRouter()
  const maySeeStages = allows(menu, rights.atsReport)
  const isPermitted = maySeeStages || flags?.view === true || flags?.edit === true
  const vacancies = useQuery({ ...allVacancies({ corporateId }), enabled: isPermitted })
  const report = useQuery({ ...vacanciesQuery(corporateId), enabled: maySeeStages })
  const { pinned } = usePinnedVacancies(userId, corporateId)
  const [pinnedItems, all] = useMemo(() => {
    const items =
      vacancies.data?.map(({ name, klobVacancyCode }) => ({
        label: name,
        code: klobVacancyCode,
        text: comparable(`${name} ${klobVacancyCode}`),
      })) ?? []
    const ownItems = items.filter(({ code }) => pinned.has(code))
    return [ownItems, [...ownItems, ...items.filter(({ code }) => !pinned.has(code))]]
  }, [vacancies.data, pinned])
  const isTyped = typed.trim() !== ''
  // Without input, only the pinned vacancies, which the report has on top.
  const found = useMemo(
    () => limited((limit) => (isTyped ? findEntries(typed, all, limit) : pinnedItems.slice(0, limit))),
    [isTyped, typed, all, pinnedItems],
  )
  const stages = useMemo(
    () => limited((limit) => (isTyped && maySeeStages ? findStages(typed, report.data ?? [], limit) : [])),
    [isTyped, maySeeStages, typed, report.data],
  )

  const open = (code: string, name: string) => {
    const params = { index }
    if (flags?.edit)
      return router.navigate({
        to: '/dashboard/$index/create-job-vacancy/edit/$jvCode',
        params: { ...params, jvCode: code },
      })
    const keyword = keywordOf(name)
    return maySeeStages
      ? router.navigate({ to: '/dashboard/$index/atsreport', params, search: { keyword } })
      : router.navigate({ to: '/dashboard/$index/create-job-vacancy', params, search: { keyword } })
  }
  const groups: PaletteGroup[] = [
    {
      title: isTyped ? 'Lowongan' : 'Lowongan saya',
      hasMore: found.hasMore,
      items: found.items.map(({ label, code, text }) => ({
        id: `vacancy ${code}`,
        label,
        text,
        hint: code,
        icon: IconBriefcase,
        run: () => void open(code, label),
      })),
    },
    {
      title: 'Tahap lowongan',
      hasMore: stages.hasMore,
      items: stages.items.map(({ vacancy: { positionName, klobVacancyCode }, stage: { id, stageName, count } }) => ({
        id: `stage ${klobVacancyCode} ${id}`,
        label: `${stageName} · ${positionName}`,
        text: '',
        hint: `${numberText(count)} pelamar`,
        icon: IconStairs,
        run: () => {
          logStage({ corporateId, klobVacancyCode }, count)
          void router.navigate({
            to: '/dashboard/$index/atsreport/$jobId',
            params: { index, jobId: klobVacancyCode },
            search: { id, stage: stageName },
          })
        },
      })),
    },
  ]
  const asked = [vacancies, ...(maySeeStages ? [report] : [])]
  return {
    groups,
    isPermitted,
    isWaiting: isPermitted && asked.some(({ isLoading }) => isLoading),
    read: joinReads(...asked),
    error: asked.find(({ error, data }) => error && !data)?.error ?? undefined,
    retry: () => asked.forEach(({ error, refetch }) => error && void refetch()),
  }
}
