// Java: java.net.URI, or with an argument "url" (java.net.URL), "okhttp" (HttpUrl), "spring" (UriComponentsBuilder), "spring-whatwg" (the
// same with ParserType.WHAT_WG), "jetty" (HttpURI), "apache" (HttpClient 4), "apache5" (HttpClient 5),
// "apache5-extract" (its URIUtils) or "ktor" (Url). All but the first two have to be on the class path. PROGRAM_BASE names a base for URI, URL and HttpUrl.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import static java.util.Map.entry;

class JavaURL {
    static final Map<String, String> NAMES = Map.ofEntries(entry("uri", "Java URI"), entry("url", "Java URL"),
        entry("okhttp", "OkHttp HttpUrl"), entry("spring", "Spring UriComponentsBuilder"),
        entry("spring-whatwg", "Spring WHAT_WG"), entry("jetty", "Jetty HttpURI"), entry("apache", "Apache HttpClient"),
        entry("apache5", "Apache HttpClient 5"), entry("apache5-extract", "Apache HttpClient 5 URIUtils"),
        entry("ktor", "Ktor Url"));
    static final String BASE = System.getenv("PROGRAM_BASE");
    static final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        String reader = args.length == 0 ? "uri" : args[0];
        String version = versionOf(reader);
        String name = NAMES.get(reader);
        out.println("{\"program\":" + quote(name) + ",\"version\":" + quote(version) + "}");
        out.flush();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(reader, unquote(line)));
        }
        out.flush();
    }

    static String answer(String reader, String input) {
        try {
            switch (reader) {
                case "okhttp": return readByOkHttp(input);
                case "spring": return readBySpring(input);
                case "spring-whatwg": return readByParserOfSpring(input);
                case "jetty": return readByJetty(input);
                case "apache": return readByApache(input);
                case "apache5": return dialByApache5(input);
                case "apache5-extract": return readByApache5(input);
                case "ktor": return readByKtor(input);
                default: return reader.equals("url") ? readURL(input) : readURI(input);
            }
        } catch (Exception error) {
            return "{\"error\":" + quote(messageOf(error)) + "}";
        }
    }

    static String messageOf(Exception error) {
        Throwable cause = error.getCause() == null ? error : error.getCause();
        return cause.getClass().getSimpleName() + ": " + cause.getMessage();
    }

    /** Where the authority is registry-based, there is neither userinfo nor host nor port. */
    static String readURI(String input) throws Exception {
        URI u = BASE == null ? new URI(input) : new URI(BASE).resolve(new URI(input));
        String path = u.isOpaque() ? u.getRawSchemeSpecificPart() : u.getRawPath();
        return json(u.getScheme(), u.getRawUserInfo(), u.getHost(), u.getPort(), path, u.getRawQuery(), u.getRawFragment());
    }

    /** The URL to which openConnection connects: that of a "jar:" URL is inside it. */
    static String readURL(String input) throws Exception {
        URL u = BASE == null ? new URL(input) : new URL(new URL(BASE), input);
        if (u.getProtocol().equals("jar")) u = ((JarURLConnection) u.openConnection()).getJarFileURL();
        String host = u.getHost() == null || u.getHost().isEmpty() ? null : u.getHost();
        return json(u.getProtocol(), u.getUserInfo(), host, u.getPort(), u.getPath(), u.getQuery(), u.getRef());
    }

    /** By reflection, so that this file compiles without OkHttp. */
    static String readByOkHttp(String input) throws Exception {
        Class<?> type = Class.forName("okhttp3.HttpUrl");
        Object u = type.getMethod("get", String.class).invoke(null, BASE == null ? input : BASE);
        if (BASE != null) u = type.getMethod("resolve", String.class).invoke(u, input);
        if (u == null) throw new IllegalArgumentException("The reference does not resolve.");
        String user = (String) get(u, "encodedUsername"), password = (String) get(u, "encodedPassword");
        String userinfo = user.isEmpty() && password.isEmpty() ? null : password.isEmpty() ? user : user + ":" + password;
        return json((String) get(u, "scheme"), userinfo, (String) get(u, "host"), (Integer) get(u, "port"),
            (String) get(u, "encodedPath"), (String) get(u, "encodedQuery"), (String) get(u, "encodedFragment"));
    }

    static Object get(Object url, String name) throws Exception {
        Method method = url.getClass().getMethod(name);
        method.setAccessible(true); // The class of Spring's result is not public.
        return method.invoke(url);
    }

    static String readBySpring(String input) throws Exception {
        Class<?> type = Class.forName("org.springframework.web.util.UriComponentsBuilder");
        return readComponents(type.getMethod("fromUriString", String.class).invoke(null, input));
    }

    static String readByParserOfSpring(String input) throws Exception {
        Class<?> type = Class.forName("org.springframework.web.util.UriComponentsBuilder");
        Class<?> parser = Class.forName("org.springframework.web.util.UriComponentsBuilder$ParserType");
        Object whatwg = parser.getField("WHAT_WG").get(null);
        return readComponents(type.getMethod("fromUriString", String.class, parser).invoke(null, input, whatwg));
    }

    static String readComponents(Object builder) throws Exception {
        Object u = get(builder, "build");
        String port = null, portError = null;
        try {
            int number = (Integer) get(u, "getPort");
            port = number < 0 ? null : String.valueOf(number);
        } catch (Exception error) {
            portError = messageOf(error); // Only getPort throws. A filter asks for the host.
        }
        return json((String) get(u, "getScheme"), (String) get(u, "getUserInfo"), (String) get(u, "getHost"), port, portError,
            (String) get(u, "getPath"), (String) get(u, "getQuery"), (String) get(u, "getFragment"));
    }

    static String readByJetty(String input) throws Exception {
        Class<?> type = Class.forName("org.eclipse.jetty.http.HttpURI");
        return readParts(type.getMethod("from", String.class).invoke(null, input), "getUser", "getScheme");
    }

    /** The host that HttpClient takes from a request's URI, which java.net.URI has parsed. */
    static String readByApache(String input) throws Exception {
        Class<?> type = Class.forName("org.apache.http.client.utils.URIUtils");
        URI uri = URI.create(input);
        Object host = type.getMethod("extractHost", URI.class).invoke(null, uri);
        if (host == null) throw new IllegalArgumentException("URI does not specify a valid host name");
        return json(uri.getScheme(), uri.getRawUserInfo(), (String) get(host, "getHostName"), (Integer) get(host, "getPort"),
            uri.getRawPath(), uri.getRawQuery(), uri.getRawFragment());
    }

    /** The host that HttpClient 5 asks its resolver for. The resolver answers nothing. */
    static String dialByApache5(String input) throws Exception {
        Class<?> request = Class.forName("org.apache.hc.client5.http.classic.methods.HttpGet");
        Object get = request.getConstructor(String.class).newInstance(input);
        Class<?> handler = Class.forName("org.apache.hc.core5.http.io.HttpClientResponseHandler");
        dialled = null;
        try {
            clientOfApache5().getClass().getMethod("execute", Class.forName("org.apache.hc.core5.http.ClassicHttpRequest"), handler)
                .invoke(client, get, Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] { handler }, (proxy, method, args) -> null));
        } catch (InvocationTargetException error) {
            if (dialled == null) throw error;
        }
        URI uri = URI.create(input);
        return json(uri.getScheme(), uri.getRawUserInfo(), dialled, -1, uri.getRawPath(), uri.getRawQuery(), uri.getRawFragment());
    }

    static Object client;
    static String dialled;

    static Object clientOfApache5() throws Exception {
        if (client != null) return client;
        Class<?> resolver = Class.forName("org.apache.hc.client5.http.DnsResolver");
        Object asked = Proxy.newProxyInstance(resolver.getClassLoader(), new Class<?>[] { resolver }, (proxy, method, args) -> {
            dialled = (String) args[0];
            throw new UnknownHostException(dialled);
        });
        String name = "org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder";
        Object manager = Class.forName(name).getMethod("create").invoke(null);
        manager.getClass().getMethod("setDnsResolver", resolver).invoke(manager, asked);
        Object builder = Class.forName("org.apache.hc.client5.http.impl.classic.HttpClientBuilder").getMethod("create").invoke(null);
        builder.getClass().getMethod("setConnectionManager", Class.forName("org.apache.hc.client5.http.io.HttpClientConnectionManager"))
            .invoke(builder, get(manager, "build"));
        builder.getClass().getMethod("disableAutomaticRetries").invoke(builder);
        client = get(builder, "build");
        return client;
    }

    /** The host that its function for redirects finds, which others also call. Text that nobody can look up is reported as an error. */
    static String readByApache5(String input) throws Exception {
        URI uri = URI.create(input);
        Object host = Class.forName("org.apache.hc.client5.http.utils.URIUtils").getMethod("extractHost", URI.class).invoke(null, uri);
        if (host == null && uri.getRawAuthority() != null) throw new IllegalArgumentException("URI does not specify a valid host name");
        String name = host == null ? null : (String) get(host, "getHostName");
        if (name != null && !name.matches("[\\w.-]+|\\[.*\\]|[\\da-fA-F]*:[\\da-fA-F]*:[\\da-fA-F:.]*(?:%.*)?")) throw new IllegalArgumentException("not a name: " + name);
        String path = uri.isOpaque() ? uri.getRawSchemeSpecificPart() : uri.getRawPath();
        return json(uri.getScheme(), uri.getRawUserInfo(), name, host == null ? -1 : (Integer) get(host, "getPort"), path,
            uri.getRawQuery(), uri.getRawFragment());
    }

    /** A URL without a host has the host "localhost" in Ktor. That counts if the scheme is one by which Ktor connects. */
    static String readByKtor(String input) throws Exception {
        Object u = Class.forName("io.ktor.http.URLUtilsKt").getMethod("Url", String.class).invoke(null, input);
        Object given = Class.forName("io.ktor.http.URLUtilsKt").getMethod("URLBuilder", String.class).invoke(null, input);
        boolean connects = input.matches("(?is)\\s*(?:https?|wss?):.*");
        return json((String) get(get(u, "getProtocol"), "getName"), (String) get(u, "getUser"),
            (String) get(connects ? u : given, "getHost"), (Integer) get(u, "getSpecifiedPort"), (String) get(u, "getEncodedPath"),
            (String) get(u, "getEncodedQuery"), (String) get(u, "getEncodedFragment"));
    }

    static String readParts(Object u, String userinfo, String scheme) throws Exception {
        return json((String) get(u, scheme), (String) get(u, userinfo), (String) get(u, "getHost"), (Integer) get(u, "getPort"),
            (String) get(u, "getPath"), (String) get(u, "getQuery"), (String) get(u, "getFragment"));
    }

    static String versionOf(String reader) throws Exception {
        switch (reader) {
            case "okhttp": return okhttpVersion();
            case "spring":
            case "spring-whatwg": return ofManifest("org.springframework.web.util.UriComponentsBuilder");
            case "jetty": return ofManifest("org.eclipse.jetty.http.HttpURI");
            case "apache": return ofManifest("org.apache.http.client.utils.URIUtils");
            case "apache5":
            case "apache5-extract": return ofManifest("org.apache.hc.client5.http.utils.URIUtils");
            case "ktor":
                Class.forName("io.ktor.http.URLUtilsKt");
                return System.getenv("PROGRAM_VERSION");
            default: return System.getProperty("java.version");
        }
    }

    static String ofManifest(String name) throws Exception {
        return Class.forName(name).getPackage().getImplementationVersion();
    }

    static String okhttpVersion() throws Exception {
        try {
            return (String) Class.forName("okhttp3.OkHttp").getField("VERSION").get(null);
        } catch (ClassNotFoundException error) {
            String agent = (String) Class.forName("okhttp3.internal.Version").getMethod("userAgent").invoke(null);
            return agent.replaceFirst(".*/", "");
        }
    }

    static String json(String scheme, String userinfo, String host, int port, String path, String query, String fragment) {
        String number = port < 0 ? null : String.valueOf(port);
        return json(scheme, userinfo, host, number, null, path, query, fragment);
    }

    static String json(String scheme, String userinfo, String host, String port, String portError, String path, String query,
            String fragment) {
        return "{\"scheme\":" + quote(scheme) + ",\"userinfo\":" + quote(userinfo) + ",\"host\":" + quote(host) + ",\"port\":"
            + quote(port) + ",\"portError\":" + quote(portError) + ",\"path\":" + quote(path == null ? "" : path) + ",\"query\":" + quote(query) + ",\"fragment\":"
            + quote(fragment) + "}";
    }

    static String quote(String text) {
        if (text == null) return "null";
        StringBuilder result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') result.append('\\').append(c);
            else if (c < 0x20 || c > 0x7e) result.append(String.format("\\u%04x", (int) c));
            else result.append(c);
        }
        return result.append('"').toString();
    }

    /** A JSON string, in which everything that is no printable ASCII is escaped. */
    static String unquote(String json) {
        StringBuilder result = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = json.charAt(++i);
            if (c == 'u') {
                result.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                int index = "bfnrt".indexOf(c);
                result.append(index < 0 ? c : "\b\f\n\r\t".charAt(index));
            }
        }
        return result.toString();
    }
}
