import type { JobListing } from '../../site/content/job.ts'
import type Jobs from '../../site/pages/jobs/page.tsx'
import { formOffer } from '../forms/form-offer.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { pageData } from '../view/page-data.ts'

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
export const jobs = pageData<typeof Jobs>()((view, entry) => ({
  ...editorial(view, entry, 'jobs'),
  jobs: jobListings(view),
  timeZone: view.content.edition.timeZone,
  today: view.today,
  ...formOffer('job-application', view),
}))
