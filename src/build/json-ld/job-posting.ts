import type { EditionContent } from '../content/edition-content.ts'
import type { JobEntry } from '../content/types/job.ts'
import { renderForMachines } from '../view/markdown.ts'
import { addressJsonLd, organizationReference } from './organization.ts'

/** Work at the company's own place has its whole address; elsewhere the place is all there is. */
const addressOf = ({ place }: JobEntry, { edition }: EditionContent): Record<string, unknown> =>
  place.startsWith(edition.suburb)
    ? addressJsonLd(edition)
    : { '@type': 'PostalAddress', addressLocality: place, addressCountry: edition.country }

export const jobPostingsJsonLd = (content: EditionContent): Record<string, unknown>[] =>
  content.jobs.map((job) => ({
    '@type': 'JobPosting',
    title: job.title,
    description: renderForMachines(job.body),
    identifier: { '@type': 'PropertyValue', name: content.edition.companyName, value: job.slug },
    datePosted: job.postedOn,
    validThrough: job.closesOn,
    employmentType: job.employmentType,
    hiringOrganization: organizationReference(content),
    jobLocation: { '@type': 'Place', address: addressOf(job, content) },
    url: `/${content.code}/jobs/`,
  }))
