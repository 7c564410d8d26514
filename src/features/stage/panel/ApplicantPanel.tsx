import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { Loaded } from '~/components/reads/Loaded'
import { joinReads, StaleNotice } from '~/components/reads/StaleNotice'
import { genders, klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { isFocusLost } from '~/ui/focus'
import { useRecordRead } from '~/record/useRecordRead'
import { Picture } from '~/ui/media/Picture'
import { RevealOnClick } from '~/ui/reveal/RevealOnClick'
import { PendingScreen } from '~/ui/states/PendingScreen'
import classes from './ApplicantPanel.module.css'
import { NotesForm } from '../notes/NotesForm'
import { PanelHead } from './PanelHead'
import { PanelPartsContext } from './panelParts'
import { ProfileGroups } from './ProfileGroups'
import { ScreeningAnswers } from './ScreeningAnswers'
import { panelIds } from '../model/panelActions'
import { profileQuery } from '../pipeline/queries'
import { useSelection, useStage } from '../pipeline/stageContext'
import { type PanelProps, useStageParts } from '../pipeline/stageParts'

/** The open applicant: facts, the profile's groups, and the notes (document 2 §2.6). */
export function ApplicantPanel({ card, actions, notice, listRead }: PanelProps) {
  const { stageKey } = useStage()
  const { listState } = useSelection()
  const { userId } = card
  const { CvView } = useContext(PanelPartsContext)
  const profile = profileQuery(stageKey, userId)
  const read = useQuery(profile)
  const { data } = read
  const stale = joinReads(...(listRead ? [listRead] : []), read)
  const notes = useRecordRead(profile, userId)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const panelRef = useRef<HTMLElement>(null)
  const handleShown = useEffectEvent(actions.onShown)
  const { isWriting = false } = listState
  const isNew = useRef(true)
  useEffect(() => {
    const wasNew = isNew.current
    isNew.current = false
    // A panel that loads late does not close the list that was opened meanwhile.
    const takesOver = wasNew && !document.activeElement?.matches('[role=combobox][aria-expanded=true]')
    // An open conversation keeps the focus. On closing it, the focus may be lost with the button that opened it.
    if (!isWriting && (takesOver || isFocusLost())) headingRef.current?.focus({ preventScroll: true })
    if (takesOver) panelRef.current?.scrollIntoView({ block: 'start' })
    if (wasNew) handleShown()
  }, [isWriting])
  return (
    <section
      ref={panelRef}
      className={`card ${classes.panel}`}
      aria-labelledby={panelIds.title}
      data-noticed={notice || stale.error ? true : undefined}
    >
      <PanelHead
        card={card}
        profile={data}
        actions={actions}
        notice={
          (notice || stale.error) && (
            <>
              {notice}
              <StaleNotice read={stale} />
            </>
          )
        }
        headingRef={headingRef}
      />
      {/* The head, which is always in view, has the line of a failure later. */}
      <Loaded read={{ ...read, error: data ? null : read.error }} failed={texts.failed} pending={<PendingScreen />}>
        {(loadedProfile) => (
          <div className={classes.body}>
            <ProfileFacts userId={userId} profile={loadedProfile} />
            <div className={classes.detail}>
              <CvView userId={userId} profile={loadedProfile}>
                <ProfileGroups profile={loadedProfile} answers={<ScreeningAnswers userId={userId} />} />
              </CvView>
            </div>
            <div className={classes.rail}>
              <div className={classes.stuck}>
                <Loaded read={{ ...notes, error: notes.data ? null : notes.error }} pending={<PendingScreen />}>
                  {(notesProfile) => (
                    <NotesForm
                      key={userId}
                      profile={notesProfile}
                      userId={userId}
                      saveAndNext={actions.saveAndNext}
                      leaveNotes={() => headingRef.current?.focus({ preventScroll: true })}
                    />
                  )}
                </Loaded>
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </section>
  )
}

/** Facts about the applicant; the API's flags hide some, and personal data is revealed on click. */
function ProfileFacts({ userId, profile }: { userId: string; profile: ApplicantProfile }) {
  const { Reveal } = useStageParts()
  const name = fullName(profile)
  const { address, hasRoleToSeeKtp, hasRoleToSeePhone, hasRoleToSeeEmail } = profile
  const revealable = (allowed: boolean, value: string | null, what: string) =>
    allowed && value !== null ? <RevealOnClick value={value} label={`${what} ${name}`} /> : null
  const place = [address?.addressLine1, address?.city, address?.province, address?.country].filter(Boolean).join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Klobness', labelOf(klobnessLevels, profile.klobnessLevel) ?? 'belum ada data'],
    ['Nomor KTP', revealable(hasRoleToSeeKtp, profile.ktpNumber, 'nomor KTP')],
    ['Jenis kelamin', labelOf(genders, profile.gender)],
    ['Kota tempat tinggal', profile.cityOfLive],
    ['Tanggal lahir', profile.dateOfBirth],
    ['Umur', profile.age === null ? null : `${profile.age} tahun`],
    ['Telepon', revealable(hasRoleToSeePhone, profile.phoneNumber, 'telepon')],
    ['Email', revealable(hasRoleToSeeEmail, profile.email, 'email')],
    ['Alamat', place],
  ]
  return (
    <div className={`stack ${classes.facts}`}>
      <Picture key={profile.profilePicture} url={profile.profilePicture} name={name} size={64} />
      <Reveal userId={userId} name={name} />
      <dl className="stack small">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="dimmed">{label}</dt> <dd className="break-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
