import { EditorialPage } from '../components/editorial-page.tsx'
import { Prose } from '../components/prose.tsx'
import type { JobListing } from '../content/job.ts'
import type { EditorialPage as Content } from '../content/section.ts'

const Jobs = ({ jobs, ...page }: Content & { jobs: JobListing[] }) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>{jobs.length === 0 ? 'No open positions today' : 'Open positions'}</h2>
      {jobs.map(({ slug, title, place, employment, summary, html, closesOn }) => (
        <article key={slug} id={slug}>
          <h3>{title}</h3>
          <p className="muted">
            {place}. {employment}. Closes on {closesOn}.
          </p>
          <p>{summary}</p>
          <Prose html={html} />
        </article>
      ))}
    </section>
  </EditorialPage>
)

export default Jobs
