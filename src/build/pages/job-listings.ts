import type { JobListing } from '../../site/content/job.ts'
import type { EditionView } from './edition-view.ts'
import { renderMarkdown } from './markdown.ts'

const employment = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Fixed term',
}

const jobListings = (view: EditionView): JobListing[] =>
  view.content.jobs.map((job) => ({
    slug: job.slug,
    title: job.title,
    place: job.place,
    employment: employment[job.employmentType],
    pay: job.pay,
    summary: job.summary,
    html: renderMarkdown(job.body),
    closes: job.closesOn.slice(0, 10),
    closesOn: view.day(job.closesOn),
  }))

/** The jobs, and what tells which of them are still open. */
export const jobsOf = (view: EditionView) => ({
  jobs: jobListings(view),
  timeZone: view.content.edition.timeZone,
  today: view.today,
})
