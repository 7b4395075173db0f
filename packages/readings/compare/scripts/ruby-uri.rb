# Ruby: URI.parse of the standard library, or Addressable::URI.parse with the argument "addressable". PROGRAM_BASE names a base to join to.
require 'json'
require 'uri'

addressable = ARGV[0] == 'addressable'
base = ENV['PROGRAM_BASE']
if addressable
  require 'addressable/uri'
  require 'addressable/version'
  puts JSON.generate(program: 'Ruby Addressable', version: Addressable::VERSION::STRING)
else
  puts JSON.generate(program: 'Ruby URI', version: RUBY_VERSION)
end
$stdout.flush
$stdin.each_line do |line|
  begin
    text = JSON.parse(line, quirks_mode: true)
    reader = addressable ? Addressable::URI : URI
    url = base ? reader.join(base, text) : reader.parse(text)
    puts JSON.generate(
      scheme: url.scheme,
      userinfo: url.userinfo,
      host: url.host,
      port: url.port&.to_s,
      path: url.path || url.opaque,
      query: url.query,
      fragment: url.fragment,
    )
  rescue StandardError => error
    puts JSON.generate(error: "#{error.class}: #{error.message}".scrub)
  end
end
