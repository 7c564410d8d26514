import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { textOfHtml } from '~/ui/htmlText'
import { SafeHtml } from '~/ui/SafeHtml'
import { Gallery } from './Gallery'
import { Office } from './Office'
import { Rewards } from './Rewards'
import { Section } from './Section'
import classes from './vacancyPage.module.css'
import { wordingOf } from './wording'

/** HTML that says something. */
const Html = ({ title, html }: { title: string; html: string | null }) =>
  html !== null &&
  textOfHtml(html) !== '' && (
    <Section title={title}>
      <div className={classes.prose}>
        <SafeHtml html={html} />
      </div>
    </Section>
  )

/** What a vacancy says, part by part (document 1 §2); its page and the form that writes it both show it. */
export function VacancyContents({ vacancy }: { vacancy: PublicVacancy }) {
  const wording = wordingOf(vacancy)
  const { description, jobDescription, terms, rewards, location: office } = vacancy
  return (
    <>
      <Section title={wording.description}>
        {description !== null && (
          <div className={classes.prose}>
            <SafeHtml html={description} />
          </div>
        )}
        <Gallery vacancy={vacancy} />
      </Section>
      {rewards.length > 0 && (
        <Section title={wording.rewards(vacancy.corporateName)}>
          <Rewards rewards={rewards} />
        </Section>
      )}
      <Html title={wording.duties} html={jobDescription} />
      <Html title={wording.terms} html={terms} />
      {office && (
        <Section title={wording.office}>
          <Office office={office} />
        </Section>
      )}
    </>
  )
}
