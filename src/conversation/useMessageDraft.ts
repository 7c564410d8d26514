import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ticket } from '~/api/endpointGroups/conversation'
import { allVacancies } from '~/components/vacancies/vacancies'
import { isId } from '~/lib/ids'
import type { UserScope } from '~/lib/scope'
import { openWork } from '~/lib/work'
import { refillPlaceholder } from '~/lib/texts/text'
import { useTextDraft } from '~/record/useTextDraft'
import type { ConversationConfig } from './conversationConfig'
import { fillMessage, messageProblem, type MessageTexts, sentTexts } from './fillMessage'
import { confirmTemplate } from './templates/confirmTemplate'
import { unfill } from './templates/ownTemplates'

/** The draft of a message to one person, with the template that it started from and the vacancy named in it. */
export function useMessageDraft(writer: UserScope, config: ConversationConfig, ticket: Ticket | null) {
  const { endpoints, thread, name, corporateName, vacancy, hidden } = config
  // Chosen for this message only; the next one starts with the invitation.
  const [template, setTemplate] = useState<MessageTexts>(config.template)
  const last = useLastVacancy(writer, !ticket && !vacancy)
  const filled = (position: string, texts = template) => ({
    ...fillMessage(config, texts, position),
    position,
    // The serialized interview times of the attached calendar file.
    times: '',
  })
  const initial = ticket
    ? { subject: '', text: '', position: '', times: '' }
    : filled(vacancy?.name ?? last.name, config.template)
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
  const original = filled(draft.position)
  const isTemplate = draft.subject === original.subject && draft.text === original.text
  return {
    ...rest,
    draft,
    change,
    /** Whether the draft still equals the template. */
    isTemplate,
    last,
    chooseVacancy: (chosen: { name: string; klobVacancyCode: string } | undefined) => {
      const position = chosen?.name ?? ''
      const { subject, text, position: from } = draft
      // Replaces the position's name only; typed text stays.
      change({
        subject: refillPlaceholder(subject, 'POSISI', from, position),
        text: refillPlaceholder(text, 'POSISI', from, position),
        position,
      })
      last.keep(chosen?.klobVacancyCode)
    },
    restore: async () => {
      if (await confirmTemplate('Pulihkan templat')) change(original)
    },
    choose: (next: MessageTexts) => {
      setTemplate(next)
      const position = draft.position || vacancy?.name || ''
      // A reply has no subject.
      const { subject, text } = filled(position, next)
      change({ text, times: '', ...(ticket ? {} : { subject }) })
    },
    /** The message as a template, with recipient, company and position as placeholders. */
    written: () => unfill(draft, { NAMA: name, PERUSAHAAN: corporateName, POSISI: draft.position || vacancy?.name }),
  }
}

/**
 * The vacancy that the user chose last at this corporate, preset for the next invitation until the session ends. Only its
 * code is stored and its name is loaded: names are the corporate's data.
 */
function useLastVacancy(writer: UserScope, isNeeded: boolean) {
  const [work] = useState(() => openWork('vacancy', writer))
  const [code, setCode] = useState(() => {
    const stored = work.read()
    return isId(stored) ? stored : undefined
  })
  const { data, isError, isFetching, refetch } = useQuery({
    ...allVacancies(writer),
    enabled: isNeeded && code !== undefined,
    select: (all) => all.find(({ klobVacancyCode }) => klobVacancyCode === code)?.name,
  })
  return {
    /** '' if there is none or its name is not loaded. */
    name: code === undefined ? '' : (data ?? ''),
    isLoading: isNeeded && code !== undefined && isFetching && data === undefined,
    hasFailed: isNeeded && code !== undefined && isError && !isFetching,
    retry: () => void refetch(),
    keep: (next: string | undefined) => {
      work.keep(next)
      setCode(next)
    },
  }
}
