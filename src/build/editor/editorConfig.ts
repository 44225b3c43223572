/** The editor's configuration: which files of the school it opens, with which fields. */
import type { Backend, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { Subject } from '../../content/model';
import { ADDRESSES } from '../../site/addresses';
import { APPLY_ADDRESS, CONTACT_ADDRESS, DOCUMENT_PARENTS } from '../../site/documentAddresses';
import { documentSchemas } from '../content/documents/documentSchemas';
import { jsonSchema, schoolSchemas } from '../content/editorSchemas';
import { frontMatter } from '../content/markdown/frontMatter';
import { OFFICE_FOLDER, OFFICE_LISTS } from '../content/office/readOffice';
import { courseFolder, FILES, programFolder } from '../content/validation/validateFiles';
import type { EditorConfig } from './editorPage';
import type { EditorSettings } from './editorSettings';
import { BODY, type EntryForm } from './entryText';
import { fieldsOf, listField } from './schemaFields';

const PICTURES = 'src/school/images';

/** What the editor says about a group of files. */
const MARKDOWN = {
  posts: { label: 'Posts', label_singular: 'Post', icon: 'article' },
  careers: { label: 'Jobs', label_singular: 'Job', icon: 'work' },
  legal: { label: 'Legal pages', label_singular: 'Legal page', icon: 'gavel' },
} as const;

/** Pages of the site that show files with facts. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  people: `${ADDRESSES.about}#people`,
  events: `${ADDRESSES.about}#events`,
  offers: `${ADDRESSES.programs}#prices`,
  cohorts: `${ADDRESSES.programs}#start-dates`,
  contact: CONTACT_ADDRESS,
  apply: APPLY_ADDRESS,
};

/**
 * @param subjects - the school's subjects, which have a folder of lessons each
 * @param basePath - base path of the site
 * @param settings - where the repository is; without them, the editor only opens a folder on this computer
 * @returns the contents of the editor's `config.json`
 */
export function editorConfig(
  subjects: readonly Subject[],
  basePath: string,
  settings?: EditorSettings,
): EditorConfig {
  const forms: Record<string, EntryForm> = {};
  const schemas = schoolSchemas();
  const page = (address: string) => basePath + address.slice(1);

  const collections: Collection[] = [
    {
      name: 'school',
      label: 'School',
      icon: 'school',
      files: [
        file('brand', 'Brand', FILES.brand),
        file('texts', 'Texts of the pages', FILES.texts),
        file('questions', 'Questions and answers', FILES.questions),
        file('subjects', 'Subjects', FILES.subjects),
        file('entryPoints', 'Where to start', FILES.entryPoints, ADDRESSES.tutorials),
      ],
    },
    {
      name: 'office',
      label: 'People, prices and dates',
      icon: 'groups',
      files: [
        ...Object.keys(OFFICE_LISTS).map((name) =>
          file(name, OFFICE_LABELS[name] ?? name, `${OFFICE_FOLDER}/${name}.yaml`, SHOWN_ON[name]),
        ),
        file('contact', 'Contact', `${OFFICE_FOLDER}/contact.yaml`, SHOWN_ON['contact']),
        file('apply', 'Application', `${OFFICE_FOLDER}/apply.yaml`, SHOWN_ON['apply'], 'contact'),
      ],
    },
    {
      ...yamlFolder('course', courseFolder, `${ADDRESSES.courses}/{{fields.slug}}`),
      label: 'Courses',
      label_singular: 'Course',
      icon: 'menu_book',
    },
    {
      ...yamlFolder('program', programFolder, ADDRESSES.programs),
      label: 'Programs',
      label_singular: 'Program',
      icon: 'route',
    },
    ...subjects.map((subject) => ({
      ...markdownFolder({
        name: `lessons-${subject.id}`,
        folder: `${FILES.tutorials}/${subject.id}`,
        schema: jsonSchema(frontMatter),
        preview: `${ADDRESSES.tutorials}/{{fields.slug}}`,
      }),
      label: `Lessons: ${subject.name}`,
      label_singular: 'Lesson',
      icon: 'code_blocks',
      slug: '{{fields.slug}}',
    })),
    ...Object.entries(MARKDOWN).map(([kind, texts]) => ({
      ...markdownFolder({
        name: kind,
        folder: `src/school/${kind}`,
        schema: jsonSchema(documentSchemas[kind as keyof typeof MARKDOWN]),
        preview: `${DOCUMENT_PARENTS[kind as keyof typeof MARKDOWN]}/{{slug}}`,
      }),
      ...texts,
    })),
  ];
  return {
    config: {
      load_config_file: false,
      backend: backendOf(settings),
      app_title: 'Editor',
      media_folder: PICTURES,
      public_folder: '/',
      collections,
      slug: { encoding: 'ascii', clean_accents: true },
      // The preview is the page itself, which "View on Live Site" opens.
      editor: { preview: false },
    },
    forms,
  };

  function file(
    name: string,
    label: string,
    path: string,
    address: string = ADDRESSES.home,
    schemaName = name,
  ): CollectionFile {
    const schema = schemas[schemaName] ?? {};
    const depth = path.split('/').length - 1;
    forms[name] = { schema, firstLine: firstLineOf(schemaName, depth) };
    const fields = schema.type === 'array' ? [listField(name, schema)] : fieldsOf(schema);
    return { name, label, file: path, format: name, preview_path: page(address), fields };
  }

  /** Describes a folder of files, except translations, which have only texts. */
  function yamlFolder(name: string, folder: string, preview: string) {
    const schema = schemas[name] ?? {};
    forms[name] = { schema, firstLine: firstLineOf(name, folder.split('/').length), needs: 'slug' };
    return {
      name: `${name}s`,
      folder,
      format: name,
      slug: '{{fields.slug}}',
      preview_path: page(preview),
      fields: fieldsOf(schema),
    };
  }

  function markdownFolder({ name, folder, schema, preview }: MarkdownFolder) {
    // Files with solutions are next to lessons, and have no front matter.
    forms[name] = { schema, isMarkdown: true, needs: 'title' };
    return {
      name,
      folder,
      format: name,
      preview_path: page(preview),
      fields: [...fieldsOf(schema), BODY_FIELD],
    };
  }
}

interface MarkdownFolder {
  name: string;
  folder: string;
  schema: EntryForm['schema'];
  /** Address of an entry's page. */
  preview: string;
}

const OFFICE_LABELS: Readonly<Record<string, string>> = {
  people: 'People',
  testimonials: 'Testimonials',
  offers: 'Prices',
  cohorts: 'Start dates',
  events: 'Events',
  announcements: 'Announcements',
  services: 'Statistics and other services',
};

/** Plain text, because a rich text editor changes the blocks and fences of lessons. */
const BODY_FIELD: Field = {
  name: BODY,
  label: 'Text',
  widget: 'text',
  hint: 'Markdown. An empty line starts a paragraph, ## a heading, and - an entry of a list.',
};

function firstLineOf(schema: string, depth: number): string {
  return `# yaml-language-server: $schema=${'../'.repeat(depth)}.generated/schemas/${schema}.json`;
}

function backendOf(settings: EditorSettings | undefined): Backend {
  // The editor needs a repository's host, which it doesn't contact while it opens a folder.
  if (!settings)
    return { name: 'gitea', repo: 'local/school', app_id: 'none', auth_methods: ['token'] };
  const { backend, repo, branch, apiRoot, baseUrl, authEndpoint, appId } = settings;
  return {
    name: backend,
    repo,
    branch,
    api_root: apiRoot,
    base_url: baseUrl,
    auth_endpoint: authEndpoint,
    app_id: appId,
    ...(backend === 'gitlab' ? { auth_type: 'pkce' as const } : {}),
  } as Backend;
}
