import { EditorialPage } from '../components/editorial-page.tsx'
import type { EditorialPage as Content } from '../content/section.ts'

const ForLife = (page: Content) => <EditorialPage {...page} />

export default ForLife
