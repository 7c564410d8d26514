import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import type { Ticket } from '~/api/endpointGroups/conversation'
import { allVacancies } from '~/components/vacancies/vacancies'
import { isId } from '~/lib/ids'
import type { UserScope } from '~/lib/scope'
import { storedState } from '~/lib/storedState'
import { openWork } from '~/lib/work'
import { useTextDraft } from '~/record/useTextDraft'
import type { ConversationConfig } from './conversationConfig'
import { fillMessage, fillVacancy, messageProblem, type MessageTexts, sentTexts, namedVacancy } from './fillMessage'
import { confirmTemplate } from './templates/confirmTemplate'
import { unfill, unfillVacancy } from './templates/ownTemplates'

type ChosenVacancy = { name: string; klobVacancyCode: string }
const id = z.string().check(z.refine(isId))
const NO_VACANCY: ChosenVacancy = { name: '', klobVacancyCode: '' }

/** The draft of a message to one person, with the template that it started from and the vacancy named in it. */
export function useMessageDraft(writer: UserScope, config: ConversationConfig, ticket: Ticket | null) {
  const { endpoints, thread, name, corporateName, vacancy, hidden, scope } = config
  // Chosen for this message only; the next one starts with the invitation.
  const [template, setTemplate] = useState<MessageTexts>(config.template)
  const last = useLastVacancy(writer, !ticket && !vacancy)
  const filled = (chosen: ChosenVacancy, texts = template) => ({
    ...fillMessage(config, texts, namedVacancy(chosen, scope)),
    position: chosen.name,
    vacancyCode: chosen.klobVacancyCode,
    // The serialized interview times of the attached calendar file.
    times: '',
  })
  const initial = ticket
    ? { subject: '', text: '', position: '', vacancyCode: '', times: '' }
    : filled(vacancy ?? last.vacancy, config.template)
  const place = [endpoints.find.name, JSON.stringify(thread)]
  const {
    draft: typed,
    change,
    ...rest
  } = useTextDraft(
    writer,
    place,
    initial,
    (texts) => messageProblem(hidden ? sentTexts(config, texts) : texts, !ticket),
    `Pesan kepada ${name}`,
  )
  // It may have been typed when the name was not hidden.
  const draft = hidden ? { ...typed, ...unfill(typed, { NAMA: hidden.name }) } : typed
  const chosen = { name: draft.position, klobVacancyCode: draft.vacancyCode }
  const original = filled(chosen)
  const isTemplate = draft.subject === original.subject && draft.text === original.text
  return {
    ...rest,
    draft,
    change,
    /** Whether the draft still equals the template. */
    isTemplate,
    /** The vacancy that an invitation is about. */
    about: {
      named: namedVacancy(chosen, scope),
      choose: (next: ChosenVacancy = NO_VACANCY) => {
        // Replaces the position's name and the vacancy's link only; typed text stays.
        const texts = fillVacancy(draft, namedVacancy(chosen, scope), namedVacancy(next, scope))
        change({ ...texts, position: next.name, vacancyCode: next.klobVacancyCode })
        last.keep(next.klobVacancyCode || undefined)
      },
      text: draft.text,
      setText: (text: string) => change({ text }),
      last,
    },
    restore: async () => {
      if (await confirmTemplate('Pulihkan templat')) change(original)
    },
    choose: (next: MessageTexts) => {
      setTemplate(next)
      // A reply has no subject.
      const { subject, text } = filled(draft.position ? chosen : (vacancy ?? NO_VACANCY), next)
      change({ text, times: '', ...(ticket ? {} : { subject }) })
    },
    /** The message as a template, with recipient, company and position as placeholders. */
    written: () =>
      unfill(unfillVacancy(draft, namedVacancy(draft.position ? chosen : vacancy, scope)), {
        NAMA: name,
        PERUSAHAAN: corporateName,
      }),
  }
}

/**
 * The vacancy that the user chose last at this corporate, preset for the next invitation until the session ends. Only its
 * code is stored and its name is loaded: names are the corporate's data.
 */
function useLastVacancy(writer: UserScope, isNeeded: boolean) {
  const [last] = useState(() => storedState<string | undefined>(openWork('vacancy', writer), z.optional(id), undefined))
  // What another tab chooses does not change a message that is open here.
  const [code, setCode] = useState(last.get)
  const { data, isError, isFetching, refetch } = useQuery({
    ...allVacancies(writer),
    enabled: isNeeded && code !== undefined,
    select: (all) => all.find(({ klobVacancyCode }) => klobVacancyCode === code)?.name,
  })
  return {
    /** Empty until its name is loaded. */
    vacancy: code === undefined || data === undefined ? NO_VACANCY : { name: data, klobVacancyCode: code },
    isLoading: isNeeded && code !== undefined && isFetching && data === undefined,
    hasFailed: isNeeded && code !== undefined && isError && !isFetching,
    retry: () => void refetch(),
    keep: (next: string | undefined) => {
      last.change(() => next)
      setCode(next)
    },
  }
}
