import { EditorialPage } from '../components/editorial-page.tsx'
import type { EditorialPage as Content } from '../content/section.ts'

const BookADemo = (page: Content) => <EditorialPage {...page} />

export default BookADemo
