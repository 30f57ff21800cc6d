import { EditorialPage } from '../components/editorial-page.tsx'
import { ModelTable } from '../components/model-table.tsx'
import type { Model } from '../content/model.ts'
import type { EditorialPage as Content } from '../content/section.ts'

const ProductComparison = ({ models, ...page }: Content & { models: Model[] }) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>Side by side</h2>
      <ModelTable models={models} caption="All robots compared" />
    </section>
  </EditorialPage>
)

export default ProductComparison
