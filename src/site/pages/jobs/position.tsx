import { Prose } from '../../components/prose.tsx'
import type { JobListing } from '../../content/job.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './position.module.css'

/** An open position: what one asks first in the row, the rest beneath it. */
export const Position = ({ job, closed }: { job: JobListing; closed: boolean }) => (
  <details className={styles.position} name="position" data-closed={closed || undefined}>
    <summary>
      <h3>{job.title}</h3>
      <span className="muted">
        {job.place}. {job.employment}.
      </span>
      <span className={styles.terms}>
        <strong>{job.pay}</strong>
        <span className="small muted">
          {closed ? 'Closed on' : 'Closes on'} {job.closesOn}
        </span>
      </span>
      <Icon name="plus" />
    </summary>
    <div className={styles.more} id={job.slug}>
      <p className="lead">{job.summary}</p>
      <Prose html={job.html} />
      {!closed && (
        <p>
          <a href={`?position=${job.slug}#apply`}>Apply for this position</a>
        </p>
      )}
    </div>
  </details>
)
