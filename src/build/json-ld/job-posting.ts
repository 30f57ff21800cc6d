import type { EditionContent } from '../content/site-content.ts'
import { plainText } from '../pages/markdown.ts'

export const jobPostingsJsonLd = ({ jobs, edition }: EditionContent): Record<string, unknown>[] =>
  jobs.map((job) => ({
    '@type': 'JobPosting',
    title: job.title,
    description: plainText(job.body),
    datePosted: job.postedOn,
    validThrough: job.closesOn,
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: edition.companyName },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.place, addressCountry: edition.country },
    },
  }))
