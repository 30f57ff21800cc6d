import { Prose } from '../../../components/prose.tsx'
import styles from './terms.module.css'

export const Terms = ({ html }: { html: string }) => (
  <section className={`section wrap ${styles.terms}`} id="terms">
    <h2>Terms</h2>
    <Prose html={html} />
  </section>
)
