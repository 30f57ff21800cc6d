import { EditorialPage } from '../components/editorial-page.tsx'
import { PostList } from '../components/post-list.tsx'
import type { PostCard } from '../content/post.ts'
import type { EditorialPage as Content } from '../content/section.ts'

const News = ({ posts, ...page }: Content & { posts: PostCard[] }) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>Latest first</h2>
      <PostList posts={posts} />
    </section>
  </EditorialPage>
)

export default News
