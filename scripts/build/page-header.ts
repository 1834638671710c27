/**
 * Stands in for @ant-design/pro-layout, of which Refine needs the page header alone: the package would bring a whole
 * layout and a second copy of the style engine.
 */
export { PageHeader } from '../../src/web/office/PageHeader'
